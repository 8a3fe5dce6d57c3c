/**
 * Trade names in English-speaking countries that the shared list lacks; the format is explained in
 * `latin/medicine-names.ts`. Sources: BNF; FDA Orange Book; Australian Register of Therapeutic Goods.
 */
export const EN_MEDICINE_NAMES = `
efudix betnovate latuda infacol lumigan syntocinon evorel adcal microgynon#30 uprise ecosprin glycomet ostelin keflex coversyl peptac moviprep
flonase wegovy suboxone adderall depakote premarin testogel metaraminol acamprosate inclisiran xgeva trurapi lyumjev mounjaro saxenda farxiga prostap
eligard femara arimidex aromasin enbrel cosentyx stelara dupixent lixiana risperdal geodon vraylar rexulti lexapro effexor wellbutrin remeron buspar
ativan klonopin restoril ambien lunesta ritalin vyvanse strattera intuniv evekeo neurontin topamax lamictal vimpat briviact dilantin norco percocet
vicodin dilaudid ultram nucynta toradol flexeril robaxin zanaflex skelaxin levoxyl cytomel bumex demadex zaroxolyn lopressor toprol coreg cardizem
zestril cozaar benicar zocor pravachol zetia lovenox proair stiolto flovent duoneb seretide fostair trimbow qvar prilosec protonix prevacid dexilant
pepcid phenergan colace senokot miralax lactulose lomotil zithromax levaquin macrobid paxlovid nitrostat imdur ranexa lanoxin cosopt alphagan
combigan tylenol aleve mucinex robitussin sudafed ecotrin loestrin cerazette cilest rigevidon femodene logynon qlaira vagifem ovestin kliofem elleste
premique dovobet dovonex daktacort fucibet elocon hydromol diprobase cetraben oilatum doublebase zerobase picato solaraze docusate cyclizine
hyoscine levomepromazine glycopyrronium tinzaparin innohep stalevo requip mirapexin neupro azilect xadago exelon aricept ebixa kemadrin priadel
camcolit clozaril depixol clopixol modecate invega xeplion slozem adizem tildiem securon hypovase moxonidine ivabradine procoralan ikorel ranolazine
tolterodine detrusitol vesicare betmiga duodart avodart flomaxtra calcichew cacit actonel forsteo keytruda opdivo revlimid glivec
`
