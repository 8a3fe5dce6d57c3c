/** Given names of the English-speaking world, with names from elsewhere that its papers often carry. Lower case. */
export const EN_GIVEN_NAMES = {
  male: `
    aaron abdul abdullah abel abraham adam adan adrian ahmad ahmed aidan aiden alan alastair albert alberto alec alejandro alessandro
    alexander alexandre alexei alfonso alfred alfredo ali alistair allan allen alvaro alvin amir amit amos anatoly anders andre andreas
    andrei andres andrew andrey andy angelo anil anthony antoine anton antonio antony archibald archie ari arjun arman armando arnold arthur
    arturo asher ashok atticus augustus austin avery axel barnaby barney barry bart bartholomew basil ben benedict benjamin bennett bernard
    bernie bert bertram bill billy bjorn blake bob bobby boris brad bradford bradley brandon brendan brendon brent brett brian bruce bruno
    bryan bryce bryson byron caleb callum calvin carl carlo carlos carlton carter cary cecil cedric chad charles charlie chester chris
    christian christoph christopher chuck clarence claude clayton clement cliff clifford clint clinton clive clyde cody colby cole colin
    connor conor conrad constantine corey cornelius cory craig curtis cyril cyrus dale dalton damian damien damon dan daniel danny dante
    darrell darren darryl daryl dave david davis dean deepak dennis derek dermot derrick desmond devin dexter diego dieter dietrich dimitri
    dirk dmitri dmitry dominic dominick don donald donnie donovan doug douglas drew duane dudley duncan dustin dwayne dwight dylan eamon
    earl eddie edgar edmond edmund eduardo edward edwin elbert eli elias elijah elliot elliott ellis elmer elton emanuel emil emilio
    emmanuel emmett enrique enzo eric erick erik ernest ernesto ernie ervin esteban ethan eugene evan everett ezekiel ezra fabian federico
    felipe felix ferdinand fernando finley finn fletcher floyd francesco francis francisco francois frank frankie franklin franz fred
    freddie frederic frederick friedrich fritz gabriel gareth garrett garry gary gaston gavin gene geoff geoffrey george gerald gerard
    gerardo gerhard gilbert giles giovanni giuseppe glen glenn godfrey gordon graham grant greg gregg gregory guido guillermo gunther gustav
    gustavo guy hal hank hans harold harry harvey hassan heath hector heinrich helmut henri henrik henry herbert herman hiroshi homer horace
    howard hubert hugh hugo humphrey hunter hussein ian ibrahim igor ike ira irving irwin isaac isaiah ismail ivan ivor jack jackson jacob
    jacques jaime jake jakob jamal james jan jared jarrod jason jasper javier jay jean-paul jed jeff jefferson jeffrey jeremiah jeremy
    jerome jerry jesse jesus jim jimmy joachim joaquin joe joel joey johan johann johannes john johnny jon jonah jonas jonathan jordan jorge
    jose josef joseph josh joshua juan juergen julian julien julio julius jurgen justin karl kaspar keith kelvin ken kenneth kenny kent
    kevin khalid kieran kirk klaus konrad konstantin kristian kumar kurt kyle lachlan lance larry lars laurence laurent lawrence lazarus
    leland leo leon leonard leonardo leonid leopold leroy leslie lester levi liam lionel llewellyn lloyd logan lorenzo lou louie louis luc
    lucas lucian luciano luigi luis luke luther lyle lyndon mahmoud malcolm manfred manuel marc marcel marcello marco marcos marcus mario
    mark markus marlon marshall martin marty marvin mason massimo mathew mathias matt matteo matthew matthias maurice mauricio max
    maximilian maxwell mehmet melvin micah michael michel miguel mike mikhail miles milton mitch mitchell mohamed mohammad mohammed monty
    morris moses muhammad murray mustafa myles myron nathan nathaniel ned neil nelson neville nicholas nick nico nicolas nigel nikhil
    nikolai nils noah noel nolan norbert norman oleg oliver olivier omar orlando oscar oswald otto owen pablo paolo pascal patrick paul
    paulo pavel pedro percy perry pete peter phil philip philippe phillip pierce pierre pieter piotr preston quentin quincy quinn rafael
    rajesh ralph ramon randall randolph randy raphael rashid raul ravi ray raymond reginald rene reuben rex reynold ricardo richard rick
    ricky rob robert roberto robin rod roderick rodney rodrigo roger roland rolf roman ron ronald ronnie rory roscoe ross roy ruben rudolf
    rudolph rudy rufus rupert russ russell rusty ryan salvador salvatore sam sami samir samson samuel sanjay santiago saul scott sean
    sebastian sergei sergey sergio seth seymour shane shaun shawn sheldon sherman sid sidney simon solomon spencer stanislav stanley stefan
    stephan stephane stephen steve steven stewart stuart sven syed sylvester tariq ted terence terrence terry thaddeus theo theodore thomas
    tim timothy tobias toby todd tom tomas tommy tony travis trent trevor tristan troy tyler tyrone ulrich umberto uri vance vaughn vernon
    victor vijay vince vincent vincenzo virgil vitaly vladimir wade wallace walt walter warren wayne wendell werner wesley wilbur wilfred
    wilhelm will willard william willie wilson winston wolfgang woodrow wyatt xavier yuri yusuf yves zachary zane zoltan
  `,
  female: `
    abigail ada adela adele adeline adriana adrienne agatha agnes aisha alana alejandra alessandra alexa alexandra alexandria alexis alice
    alicia alina alison allison alma althea alyssa amalia amanda amber amelia amy ana anastasia andrea angela angelica angelina angie anita
    ann anna annabel annabelle anne annette annie antoinette antonia april arlene ashley astrid audrey aurora ava barbara beatrice beatrix
    becky belinda bella bernadette bernice bertha bess beth bethany betsy betty beverly bianca birgit blanche bonnie brandi brenda bridget
    brigitte brittany brooke caitlin camila camille candace carina carla carlotta carly carmen carol carole caroline carolyn carrie
    cassandra catherine cathy cecilia celeste celia charlene charlotte chelsea cheryl chloe christa christina christine christy cindy claire
    clara clarissa claudia clementine colleen connie constance cora corinne cornelia courtney cristina crystal cynthia daisy dana daniela
    danielle daphne darlene dawn deanna debbie deborah debra deirdre delia delilah delores denise desiree diana diane dianne dina dolores
    dominique donna dora doreen doris dorothy edith edna eileen ekaterina elaine eleanor elena elinor elisa elisabeth elise eliza elizabeth
    ella ellen elsa elsie elvira emilia emily emma erica erika erin esmeralda estelle esther ethel etta eugenia eunice eva evangeline eve
    evelyn faith fatima fay faye felicia felicity fern fiona flora florence frances francesca francine freda frieda gabriela gabrielle gail
    galina gemma genevieve georgia georgina geraldine gertrude gillian gina ginger gisela giulia gladys glenda gloria grace greta gretchen
    guadalupe gudrun gwen gwendolyn hannah harriet hattie hazel heather heidi heike helen helena helene helga henrietta hermione hilary
    hilda hillary hope ida ilona ilse imogen ina ines ingrid irene irina iris irma isabel isabella isabelle isla isolde ivana ivy jackie
    jacqueline jane janet janice janine jasmine jean jeanette jeanne jemima jenna jennifer jenny jessica jill jo joan joanna joanne jocelyn
    jodie johanna josephine josie joy joyce juanita judith judy julia juliana julie juliet june justine kara karen karin karina karla kate
    katharine katherine kathleen kathryn kathy katie katrina kay kayla keira kelly kendra kerry kim kimberly kirsten kirsty kristen kristin
    kristina lana lara larissa laura lauren laurie lea leah leila lena leona leonora leticia lila lilian lillian lily lina linda lindsay
    lisa liz liza lois lola lora loretta lori lorna lorraine louisa louise lucia lucille lucinda lucy luisa lydia lynda lynn lynne mabel
    madeleine madeline madge mae magda magdalena maggie maisie mamie mandy manuela mara marcella marcia margaret margarita margery margot
    maria mariah mariam marian marianne marie mariella marilyn marina marion marisa marjorie marlene marsha marta martha martina mary maryam
    matilda maud maude maureen mavis maxine maya megan melanie melinda melissa mercedes meredith mia michelle mildred millicent mimi minnie
    miranda miriam moira molly mona monica monique muriel myra myrtle nadia nadine nancy naomi natalia natalie natasha nell nellie nicole
    nicolette nina noelle nora norma octavia odette olga olive olivia opal ophelia paige pamela pat patricia patsy patti paula paulette
    pauline pearl peggy penelope penny petra philippa phoebe phyllis polly priscilla prudence rachel ramona raquel rebecca regina renata
    renee rhoda rhonda rita roberta rochelle rosa rosalie rosalind rosamund rosanna rose rosemary roxanne ruby ruth sabina sabrina sadie
    sally samantha sandra sara sarah saskia selena selina selma serena shannon sharon sheila shelley sherry shirley sibyl sienna silvia
    simone sofia sonia sonja sophia sophie stacey stacy stella stephanie sue summer susan susanna susannah susanne suzanne svetlana sybil
    sylvia tabitha tamara tammy tanya tara tatiana teresa tessa thea thelma theresa tiffany tina tracey tracy trudy una ursula valentina
    valerie vanessa vera verity veronica vicki vicky victoria viola violet virginia vivian vivien vivienne wanda wendy wilhelmina wilma
    winifred winnie xenia yasmin yolanda yvette yvonne zara zelda zoe zora
  `,
  either: `
    adrian ainsley alex alexis andrea angel ariel ashley aubrey avery bailey blair cameron carey casey charlie chris claude dale dana darcy
    dominique drew emerson evelyn finley frances francis frankie gale harper hayden hilary jackie jamie jan jean jessie jody jordan joyce
    jude kay kelly kelsey kendall kerry kim kit lane laurie lee leslie lindsay logan loren lou lynn marion meredith micky morgan nicky noel
    paris parker pat payton peyton quinn reagan reese remy riley robin rory rowan ryan sam sandy sasha shannon shawn shelby sidney skyler
    stacy stevie sydney taylor terry toby tracy tyler val vivian whitney
  `,
} as const
