/**
 * How names pass from one alphabet into the other in Moldovan papers, `from=to`, the longest first; `^` is the beginning of a name, `$`
 * its end. Several tables where usage differs.
 */
const RO_LETTERS = `
  ^e=е chea=кя ghea=гя che=ке chi=ки ghe=ге ghi=ги cea=ча cia=ча cio=чо ciu=чу ce=че ci=чи gea=джа gia=джа gio=джо giu=джу ge=дже gi=джи
  ^ia=я ^io=ио ^iu=ю ia$=ия iu$=иу ia=ия ea$=я ea=я ie$=ие ii$=ий ei$=ей ai$=ай oi$=ой ui$=уй x=кс ph=ф th=т
  ă=э â=ы î=ы ș=ш ş=ш ț=ц ţ=ц á=а é=е í=и ó=о ö=ё ü=ю
  a=а b=б c=к d=д e=е f=ф g=г h=х i=и j=ж k=к l=л m=м n=н o=о p=п q=к r=р s=с t=т u=у v=в w=в y=й z=з
`

export const RO_TO_RU: readonly string[] = [
  RO_LETTERS,
  RO_LETTERS.replace('^e=е', '^e=э'),
  RO_LETTERS.replace('ă=э', 'ă=а'),
  `ea$=ея ea=еа ${RO_LETTERS}`,
]

const RU_LETTERS = `
  ге=ghe ги=ghi ке=che ки=chi кс=x че=ce чи=ci джи=gi дже=ge ый$=ii ий$=ii ей$=ei ья=ia ье=ie ью=iu ия$=ia ия=ia ие=ie ю=iu я=ia
  а=a б=b в=v г=g д=d е=e ж=j з=z и=i й=i к=c л=l м=m н=n о=o п=p р=r с=s т=t у=u ф=f х=h ц=t ч=ci ш=s щ=sc ъ= ы=i ь= э=e
`

export const RU_TO_RO: readonly string[] = [RU_LETTERS, `ки=ki ке=ke к=k ий$=ie ${RU_LETTERS}`]
