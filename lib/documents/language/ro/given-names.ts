/**
 * Given names as Romanian and Moldovan papers write them: Romanian, Russian and Ukrainian ones in Romanian spelling, Gagauz, Hungarian
 * and German ones of Transylvania. Lower case; names are compared without diacritics. Sources: Ionescu, Dicționar onomastic (1975);
 * the orthoepic lists of DOOM3.
 */
export const RO_GIVEN_NAMES = {
  male: `
    abel achim adam adelin adi adonis adrian adriano afanasie agapie albert albin aleco alecsandru alecu alex alexandr alexandre alexandros
    alexandru alexe alexei alexie alfred alin aloisiu amos ananie anatol anatoli anatolie anatoliu andi andon andrei andrian angel anghel
    anghelin antal anton antoni antonie antonin antoniu anuar apostol arcadi arcadie arefta aristid aristide aristotel arkadi armand armen
    aron arpad arsen arsenie arsentie artemie artiom artur atanasie atila attila august augustin aurel aurelian aureliu aurelius aurică
    avram axente axentie balint balázs barbu bartolomeu basarab bebe bela benea benedict beniamin benone bogdan boian boris bucur burebista
    béla caius calin camil candid candin carl carol casian casimir castor catalin cazimir cezar chiriac chiril chirilă cicerone ciprian
    cirin claudian claudiu clement climent codrin codrut codruț colea constantin coriolan cornel corneliu corvin cosmin costache costea
    costel costi costică costin costinel cozmin crin cristi cristian cristin cristinel cristofor crăciun csaba cuzma călin cătălin dacian
    damian damir dan daniel daniil danut darian darie dariu darius david decebal delian demian demid denis devis dimcea dimitri dimitrie
    dimitrii dimitru diniș dinu dionis dionisie dmitri dmitrie dmitrii dodu doinel domenic dominic domițian doncil dorel dorian dorin
    dorinel doru dosoftei dragomir dragos dragoș duilio dumitraș dumitrel dumitru duțu dănuț edgar edi eduard efim efrem eftimie egor
    elefterie elian elisei elnur elvis emanoil emanuel emanuil emerich emil emilian emin emir ene enis erdal eremia erhan eric ernest ervin
    eugen eugeniu eusebiu evgheni evghenie evghenii evstafie ezechiel fabian fane fanel fanică faust fedor felician felix ferdinand ferenc
    ferit filaret filimon filip filon fiodor flavian flaviu flavius florea florentin florian florin florinel fotie francisc franz frederic
    friedrich fănel gabi gabriel galaction galin gavril gavrilă gelu gelă genadie genady george gerard ghenadi ghenadie ghenadii gheorghe
    gheorghi gheorghii gheorghita gheorghiță gherasim gherman ghita ghiță gianin gianni gică gigel gigi ginel giorgio giulian glad gleb
    gratian grațian grigor grigoraș grigore grigori grigorie grigorii gună gustav güner günther hagi hans haralamb haralambie harald harry
    hasan helmut henri henric henrik herbert hermann horatiu horațiu horea horia hristo hristofor hugo husein iacob iacov iancu ianis ianoș
    ianuș iaroslav iarslav iasnov ibrahim ieremia ieremie ierotei ignat ignatie igor ilarie ilarion ilia ilie iliuta iliuță ilker imre
    inocențiu inochentie ioachim ioan ioanid ion ionel ionica ionică ionita ioniță ionut ionuț iordan iosif iov ipolit irimia irinel isaac
    isac isai isaia isidor ismail istvan iulian iulică iuliu iulius iuri iurie iurii iuriy iustin iustinian ivan ivanciu izidor iștvan jan
    janos jean jenel jeni jenică jorj josef jozsef jános józsef karl karol kiril klaus konstantin kristian kurt ladislau larion laszlo
    laszló laur laurean laurentiu laurențiu laurian lazar lazăr leon leonard leonid leonida leonte leontie leontin leopold lev levente lică
    lilian liliu liviu livius longin loredan lorin luca lucas luchi luchian lucian lucretiu lucrețiu ludovic ludvig luis lukas lupașcu
    lászló macar macarie maksim malcom manea manfred manolache manole manuel manuil marc marcel marcelin marchel marcian marcu marian marin
    marinel marinică mario marius mark markus martin mateaș matei mateiaș mateo mateus matia matias matthias matvei maxim maximilian mehmet
    miclos mihai mihail mihailo mihaita mihaiță mihnea mihu mihăiță miklos miklós milan milen milentie miluta miluță mina mircea mirel miron
    miroslav misu mitica mitică mitrofan mitru mitu mișu modest moise mugur mugurel murad musa mustafa mărgărit mărțian nae nasir naum nazar
    nazarie nechifor nechita neculai nelu nemesis nestor nicanor nichifor nichita nicodim nicola nicolae nicolai nicolaie
    nicolas nicolau nicolin nicu nicusor nicușor nicuță nică nifon niki nikita nikolai nikolay nistor noe norbert norman norocel octav
    octavian octaviu octavius odin oleg oleh olimpian olimpiu oliver olivian olivier omar onisei onisie onisim onofrei orest oscar osman
    otniel otto ottomar ovidiu pamfil pamfile panait pandele pandelică pantelei panteleimon pantelimon paraschiv patric patriciu patrick
    patrik paul paulică paulin paulus pavel pavlin pedro petea peter petr petrache petre petrea petrica petrică petrisor petrișor petros
    petru petrut petruș petruț philip pimen platon plutarh pompei pompiliu porfir porfirie pricop procopie prodan prohor rade radion radomir
    radoslav radu radut rafael rafail ramazan ramiz ramon rares rareș raul raymond razvan relu remi remus renat renato rene rené ricardo
    richard rinat robert roberto rodin rodion rodrig roger roland roman romel romeo romica romică romul romulus ronald rostislav ruben
    rudolf rusalin ruslan rustam ruvim răducan răduț răzvan sabin sabri salomon samir samson samuel samuil sandi sandor sandu sasha
    sava savelie savin savva sașa sebastian selim semen semion septimiu serafim serafin serban serge sergei serghei serghie sergio sergiu
    sergius sever severian severin severius sidor sigismund silvan silvestru silvian silviu simeon simion simon sinan siriac sisoe slavic
    soare sofian sofronie sorin sorinel spartac spiridon spiru stamate stan stanciu stanislau stanislav stavru stefan stefanel stefanita
    stelian stelicu stelică stepan steve stoian stratan straton suleiman suren sveatoslav svetoslav syilvestru szabolcs sándor tadeu tanase
    taras tase teodor teodosie teofan teofil teohari terente terentie thomas tiberiu tibor ticu tică timofei timofii timofte timotei timur
    tinel titel titi titu titus toader toderaș todor todoriță toma tomas tomiță tony traian trandafir trifan trifon tristan trofim tudor
    tudorel tudoriță tănase udriște ulian urs usein vadim valentin valentinian valer valeri valerian valerică valerie valerii valeriu valter
    vanea vartan vartolomei vasea vasia vasil vasile vasili vasilică vasilie vasilii vasiliu veaceslav veceslav velicu venceslav veniamin
    verdi vergil vergiliu verginel vespasian viaceslav vicențiu vichentie victor victoraș victorin viktor vilhelm vincențiu vintila vintilă
    viorel virgil virgiliu virginel visarion vit vitali vitalic vitalie vitalii vitaly vitold vitor vlad vladi vladimir vladislav vladlen
    vladut vladuț vlaicu vlase vlasie vlăduț vlăsie voicu voinea volodea volodimir volodymyr vsevolod vugar vyacheslav wagner walter werner
    wilhelm willi xavier xenofon yan yuri yurii zaharia zaharie zaharii zamfir zaur zeno zenobie zenovie zoltan zoltán zosim zotic șerban
    ștefan ștefănel ștefăniță
  `,
  female: `
    ada adela adelaida adelia adelina adina adnana adriana agafia agapia aglaia aglaida agnes agripina aida aigun aişe aișa alba alberta
    albertina albina alesea alexa alexandra alexandrina alexia alice alida alina aliona alionka alisa aliye alla alma amalia ambrozia amelia
    amina ana ana-maria anabela anaida analisa anamaria anastasia anca ancuta ancuța anda andra andrada andree andreea andreia andriana
    anela anemona aneta anfisa angela angelica angelina anghelina angheluța ani anica anicuta anicuța anisia anisoara anita anișoara anjela
    anjelica anna antoanela antoaneta antonela antonia antonina anuca anusia anuta anuța ariadna ariana ariela arina arsenia arta artemisa
    artemizia aspasia astrid atena athena atina augusta augustina aura aurelia aureliana aurica aurora axenia axinia balașa barbara beata
    beatrice beatricea beatris bela benedicta berta bertha bianca bianka blanca bogdana brandusa brigita brindușa bronislava brândușa calina
    camelia camila carina carla carmelia carmen carmina carolina casandra casiana catalina caterina catinca catița catrina catrinel cecilia
    celesta celestina celia cerasela cezara charlotte chira chiriachița chirița chivuța cipriana clara clarisa claudia claudiana clementina
    cleopatra codrina codruta codruța constanta constantina constanța consuela coralia corina cornelia cosmina costina costinela cosânzeana
    cozeta crenguta crenguța crina crinela crinuța cristela cristiana cristina cristinela călina cătălina daciana dafina dalia dana daniela
    dara daria darina dariuța debora deea delia delicia demetra denisa desdemona despina diana dianora dina dița dochia docia doina doinita
    doinița domnica domnina domnita domnița dora doriana dorica dorina doroteea dorothea dorotheea draga dragana dragoslava drăgălina
    dumitra dumitrita dumitrița dunea eca ecaterina edit edita edith edna efimia efrosina efrosinia efta eftimia ela eleana elena elenora
    eleonora eliana elina elinor elisa elisabet elisabeta elisaveta elizabeta elizabeth elizaveta ella elodia eloiza elsa elvina elvira ema
    emanoela emanuela emilia emiliana emine erica erika ermina ernestina esmeralda estera eudochia eudoxia eufemia eufrosina eugenia
    eulalia eva evangelia evangelina evdochia evdokia evelina evghenia evlampia fabia fabiola fatima fatma fedora fedosia felicia feliciana
    feodora feodosia fevronia filofteia filotea filoteia firuța flavia floarea flora florenta florentina florența floriana florica floridana
    florina florița francesca francisca frosa frosina frusina frăsina fănica gabi gabriela galea galina gavrila geana geanina gela
    gena georgeta georgia georgiana georgica geta ghenadia gheorghina gherda gherghina gica gilda gina ginela ginuța giulia giulieta gizela
    glafira gloria gratiela grațiela greta gretel gulnara haia halina hanna haricleia haritina hedviga helena helga henrieta hermina hilda
    hortensia iacoba iacobina iana ianina iarina iaroslava ibolya ida ieva ileana ilenuța iliana ilina ilinca iliuța ilma ilona ina ines
    inesa inessa inga ingrid inna ioana ioanna iolanda iolanta ionela ionelia ionica ionița ionuța iordana ira iraida irena irina irinela
    irinuța isabela isabella isaura isidora iudita iulia iuliana iulica iulieta iulița iunona iustina iustinia ivana ivona izabela izolda
    jaclina jana janeta janina janna jasmina jeana jeanina jeni jenica jenița jenny joița josefina judit julia juliana julieta juliette
    karina katalin katerina kira klara klavdia kristina kseni ksenia lacramioara lacrima lara larisa laura laurentia laurenția lavinia lavra
    lazara lea leana leila lelia lena lenuta lenuța leonida leonora leontina leopoldina lera lesea lesia leticia letitia letiția lia liana
    libia licia licuța lida lidia lidiana ligia lilea lili lilia liliana lilica lina lisandra lisaveta liuba liubomira liubov liubovca
    liubovi liuda liudmila livia lizica loreana loredana lorelei lorena loreta luana lucia luciana lucica lucretia lucreția ludmila
    ludovica luisa luiza luminita luminița lusia lusica lăcrămioara madalina madlena magda magdalena magdalina magdolna maia maica maida
    malvina manana manda manuela mara marcela marcelina marchela margareta margarita mari maria mariana marianela maricela maricica mariea
    mariela marieta marilena marilisa marina marinela marioara marita marița marlena marta martina maruca matilda maura maya mela melania
    melinda melisa mercedes mia micaela mihaela mihaelina mihaila milena milica milita milița mimi mina minodora miorita miorița mira
    mirabela miranda mirela mirona miruna moica moira monia monica monika muguri mura mădălina mărgărita mărioara măriuca măriuța mărțișor
    mătălina nadea nadejda nadia nadina narcisa narcisia nastasia nastea natalia nataliia natalita natalița natasa natașa natela neacșa
    neaga neculina nela neli nelia nelly neluta neluța nicol nicola nicole nicolet nicoleta nicolina nicoliță niculina nicușa nina
    noella noemi noemia nona nonna nora norica norma nuța oana octavia octaviana odeta odilia ofelia oița olea oleana oleasea olesea olesia
    olga olguta olguța olimpia olimpiada olivia oltea oltița opriţa oprița oresta ortansa otilia otiliana ovidia oxana pamela panfilia
    parasca paraschiva parascovia pascuța patricia paula paulica paulina pelaghia pelagia persida petra petria petrica petrina petrița
    petronela petruța pia polia polina polixenia porfira prascovia profira pănuța rada radmila rafila raica raisa raluca ramona raveca
    rebeca reghina regina reli relia renata renate reta ria riana rica rima rita riva roberta rodica rodina romana romanita romanița romica
    romina rosemarie roxana roxanda roxanna roza rozalia rozalina rozica rozina ruca rucsanda rucsandra rujita rusanda ruslana ruth ruxanda
    ruxandra rădița sabina sabrina safira safta saia salomeea salomia samira sanda sandina sandra sandrina sanziana sara saveta savina sașa
    seba selma semina serafima seraphina serenela sevastia sevastița severa severina sia sidonia silva silvana silvia simina simona simonica
    sinica slavina smaranda smărăndița snejana sofia sofica sofiica sonea sonia sorana sorela sorina spiridonia stana stanca stanislava
    steaua stefana stefania stela steliana stelica steluta steluța stepanida sultana susana suzana suzanna svetlana sânziana sînziana
    săftica tabita taisa taisia tamara tamila tanea tania tasia tatiana tea tecla teodora teodosia teofana teofila tereza terezia theodora
    tiana tiberia tina tinca tincuta tincuța tita titiana tița toderita tomița tora tudora tudorita tudorița tudosia uliana ursula
    ustina valea valentina valeria varvara vasilca vasilica vasilina vasilisa vasilița vasuța venera vera verginia verginica veronica veruța
    veta veturia vica vichi victoria victoriana victorina victorița vilma violanda violeta violina viorela viorica virginia virginica
    virineea vita vitalia vivian viviana vladilena vladislava vladlena voica voichita voichița wanda wilhelmina xenia ximena yana yulia
    zamfira zamfirita zamfirița zeica zenobia zenovia zina zinaida zinica zinovia zita zița zlata zoe zoia zoica zoița zorica zorina zuleica
    zuzana ștefana ștefania ștefănia
  `,
  either: `
    adi alex alexe andi andrea ariel carmel costica cris cristi dani dorel ene gabi gabriele geo gigi ioani ionica iulica
    jean jeni karen leonida luca marinica mina nelu nicola nicole niki ono petrica romica sanda sandi sasa sașa
    steli stelica teo toni valentine vali vasilica vicu vivi
  `,
} as const

/** Words that were given names once and are met as surnames today: they are unlikely as given names next to one of the list above. */
export const RO_RARE_GIVEN_NAMES = `
  anghel apostol avram barbu basarab bejan bucur chiriac chirilă costea costin crăciun damian dima dinu dobre dragomir dumitraș enache ene
  florea gheorghiță gherman grigoraș iacob iancu iftimie ioniță iordache iordan ivanciu lazăr luca lupașcu manea manolache manole marcu
  moise neagu neculai nistor oprea pantea paraschiv pavel petrache petrea prodan rade sandu sava savin simion stamate stan stanciu stavru
  stoian stoica stratan timofte toader toderaș toma tomiță trandafir trifan tănase udriște urs vasiliu velicu vintilă vlaicu vlase voicu
  voinea zaharia zamfir
`
