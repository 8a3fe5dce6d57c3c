/**
 * Names of medicines, each with one Latin spelling. Other alphabets and case endings are removed before comparison.
 * `name#30,50` lists numbers that belong to the name. Unlisted names are also read, at a higher cost. Sources: WHO
 * ATC/DDD index; BNF; Государственный реестр лекарственных средств; Nomenclatorul ANMDMR.
 */
export const MEDICINE_NAMES = `
paracetamol acetaminophen ibuprofen diclofenac ketorolac ketoprofen naproxen meloxicam nimesulid nimesulide celecoxib etoricoxib indometacin
indomethacin aceclofenac lornoxicam metamizol analgin algocalmin aspirin acetylsalicylic tramadol morphin morphine codein codeine fentanyl
codamol dydramol oxycodone hydrocodone hydromorphone methadone buprenorphine tapentadol promedol trimeperidin omnopon papaverin drotaverin nospa spasmalgon baralgin
pentalgin citramon askofen nurofen panadol efferalgan perfalgan calpol voltaren dicloberl movalis nise nimesil ketonal ketorol dexalgin arcoxia
celebrex mydocalm tolperison sirdalud tizanidin baclofen
amoxicillin amoxiclav augmentin ampicillin ampisulbactam unasyn penicillin benzylpenicillin bicillin#1,3,5 oxacillin flucloxacillin cloxacillin
piperacillin tazocin cefalexin cefazolin cefuroxim zinnat cefotaxim ceftriaxon cefixim suprax ceftazidim cefepim cefoperazon sulperazon cefaclor
cefadroxil cefpodoxim meropenem imipenem tienam ertapenem invanz azithromycin sumamed zitrolid clarithromycin klacid erythromycin josamycin
vilprafen spiramycin roxithromycin doxycyclin unidox tetracyclin minocyclin tigecyclin ciprofloxacin cifran ciprinol levofloxacin tavanic
moxifloxacin avelox ofloxacin norfloxacin nolicin gentamicin amikacin tobramycin streptomycin kanamycin neomycin vancomycin teicoplanin linezolid
zyvox metronidazol flagyl trichopol ornidazol tinidazol nifuroxazid enterofuril furazolidon furadonin nitrofurantoin furagin furamag nitroxolin
cotrimoxazol biseptol trimethoprim bactrim septrin sulfamethoxazol fosfomycin monural chloramphenicol levomycetin clindamycin dalacin lincomycin
rifampicin rifaximin isoniazid ethambutol pyrazinamid fluconazol diflucan itraconazol ketoconazol nystatin terbinafin lamisil clotrimazol
amphotericin voriconazol caspofungin acyclovir aciclovir zovirax valacyclovir valtrex famciclovir oseltamivir tamiflu umifenovir arbidol
ingavirin kagocel remdesivir favipiravir lamivudin zidovudin tenofovir efavirenz ribavirin sofosbuvir mebendazol vermox albendazol pyrantel
decaris levamisol ivermectin hydroxychloroquin plaquenil chloroquin
enalapril enap lisinopril diroton perindopril prestarium ramipril hartil tritace captopril capoten fosinopril quinapril zofenopril trandolapril
losartan lozap lorista valsartan valsacor diovan candesartan telmisartan micardis irbesartan olmesartan azilsartan edarbi entresto uperio
sacubitril amlodipin norvasc nifedipin corinfar adalat felodipin lercanidipin nimodipin nimotop verapamil isoptin diltiazem bisoprolol concor
metoprolol betaloc egilok atenolol nebivolol nebilet carvedilol dilatrend propranolol anaprilin obzidan inderal sotalol labetalol esmolol
moxonidin physiotens clonidin clophelin methyldopa dopegyt urapidil ebrantil doxazosin cardura prazosin terazosin hydrochlorothiazid hypothiazid
indapamid arifon tertensif chlortalidon furosemid lasix torasemid torsemid diuver trigrim bumetanid spironolacton verospiron aldactone eplerenon
inspra acetazolamid diacarb mannitol triampur digoxin amiodaron cordaron propafenon ritmonorm flecainid allapinin etacizin ethacizin lidocain
synthroid euthyrox procainamid ivabradin coraxan ranolazin trimetazidin preductal nitroglycerin nitrospray isosorbid isoket monocinque cardiket gtn nicorandil
molsidomin warfarin coumadin acenocoumarol sintrom trombostop heparin enoxaparin clexane fraxiparin nadroparin dalteparin fragmin fondaparinux
arixtra rivaroxaban xarelto apixaban eliquis dabigatran pradaxa edoxaban clopidogrel plavix ticagrelor brilinta brilique prasugrel aspenter
cardiomagnyl thromboass trombex dipyridamol curantyl pentoxifyllin trental sulodexid atorvastatin atoris sortis lipitor liprimar rosuvastatin crestor
simvastatin pravastatin fenofibrat tricor ezetimib ezetrol alteplas streptokinas tenecteplas
exforge coveram noliprel lodoz twynsta prestance tarka caduet codiovan hyzaar vaseretic tenoric coaprovel lotrel equator
metformin glucophag siofor glibenclamid maninil gliclazid diabeton diaprel glimepirid amaryl sitagliptin januvia vildagliptin galvus linagliptin
trajenta saxagliptin dapagliflozin forxiga empagliflozin jardiance canagliflozin liraglutid victoza semaglutid ozempic rybelsus dulaglutid trulicity
exenatid pioglitazon acarbos repaglinid insulin actrapid novorapid humalog#25,50 apidra humulin#70/30,30/70,50/50 novolin#70/30 protaphan insulatard lantus
toujeo levemir tresiba tujeo novomix#30,50,70 mixtard#30,30/70,50 rinsulin#30/70 insuman#15,25,50 nutrizym#10,22 pancrex humodar#15,25,50 rosinsulin insulong farmasulin#30/70 umuline#30 actraphane#30,50 gensulin#30,50 fiasp ryzodeg biosulin#30/70 mix#25,30,50,70 levothyroxin thyroxin
euthyrox eutirox thiamazol tyrozol thyrozol mercazolil carbimazol propylthiouracil iodomarin iodid prednisolon prednison methylprednisolon
metypred medrol solumedrol dexamethason hydrocortison cortef fludrocortison cortinef betamethason diprospan triamcinolon kenalog budesonid
pulmicort beclometason clenil fluticason flixotid flixonas mometason nasonex ciclesonid salbutamol ventolin salmeterol formoterol foradil
symbicort seretid foster berodual ipratropium atrovent tiotropium spiriva fenoterol berotec theophyllin eufillin aminophyllin montelukast
singulair zafirlukast omalizumab roflumilast indacaterol ultibro anoro trelegy relvar spiolto
omeprazol omez esomeprazol nexium pantoprazol nolpaza controloc lansoprazol rabeprazol pariet ranitidin famotidin quamatel zantac almagel maalox
rennie gaviscon gastal phosphalugel sucralfat bismuth denol metoclopramid cerucal reglan domperidon motilium ondansetron zofran granisetron
itoprid ganaton loperamid imodium smecta diosmectit enterosgel activated charcoal linex lactobacillus bifidumbacterin bifiform enterol
acipol hilak creon kreon pancreatin mezim festal pangrol ursofalk ursosan ursodeoxycholic essential essentiale heptral ademetionin silymarin
carsil legalon allohol lactulos duphalac normaze lactulax forlax macrogol movicol laxido bisacodyl dulcolax senna senade glycerin simethicon espumisan bobotic sab
mebeverin duspatalin trimebutin debridat trimedat hyoscin buscopan pinaverium dicetel mesalazin salofalk sulfasalazin
diazepam relanium seduxen lorazepam alprazolam xanax clonazepam rivotril phenazepam nitrazepam midazolam temazepam zopiclon imovan zolpidem
ivadal melatonin melaxen donormil doxylamin haloperidol chlorpromazin aminazin risperidon rispolept olanzapin zyprexa quetiapin seroquel clozapin
aripiprazol abilify sulpirid amisulprid amitriptylin nortriptylin imipramin clomipramin fluoxetin prozac sertralin zoloft paroxetin paxil
citalopram escitalopram cipralex fluvoxamin fevarin venlafaxin duloxetin cymbalta mirtazapin trazodon trittico bupropion agomelatin valdoxan
lithium carbamazepin tegretol finlepsin oxcarbazepin trileptal valproic valproat depakin depakine convulex konvulex lamotrigin levetiracetam keppra
topiramat phenytoin phenobarbital gabapentin pregabalin lyrica lacosamid vigabatrin ethosuximid levodopa madopar nakom sinemet pramipexol
mirapex ropinirol amantadin memantin donepezil rivastigmin galantamin betahistin betaserc cinnarizin piracetam nootropil phenotropil vinpocetin
cavinton cerebrolysin actovegin mexidol mildronat meldonium glycin cortexin cytoflavin gliatilin cholin citicolin ceraxon noopept pantogam
phenibut atarax hydroxyzin afobazol grandaxin sumatriptan zolmitriptan rizatriptan ergotamin propofol ketamin thiopental
loratadin claritin desloratadin erius aerius cetirizin zyrtec levocetirizin xyzal fexofenadin suprastin chloropyramin tavegil clemastin
diphenhydramin dimedrol benadryl ketotifen zodac fenistil dimetinden promethazin ebastin bilastin rupatadin tavegyl
ambroxol lazolvan ambrobene bromhexin acetylcystein acc fluimucil carbocistein mucodyn guaifenesin ascoril butamirat sinecod codelac
dextromethorphan gedelix prospan mucaltin pectusin bronchipret sinupret stodal lugol faringosept strepsils septolete lizobact hexoral miramistin
chlorhexidin tantum grammidin oxymetazolin nazivin xylometazolin olynth otrivin naphthyzin vibrocil snoop tysin aqualor aquamaris protargol
isofra polydexa otipax otofa sofradex anauran candibiotic otomize otosporin
tobrex tobramycin tobradex levofloxacin oftaquix ciprolet albucid sulfacil sulfacetamid timolol latanoprost xalatan travoprost travatan
dorzolamid azopt brinzolamid brimonidin taurine taufon emoxypin systane hypromellose artelac oftagel corneregel vizin visin vidisic hilo okomistin floxal
atropin cyclopentolat tropicamid irifrin phenylephrin
levomekol levosin bepanthen panthenol dexpanthenol actovegin solcoseryl troxevasin troxerutin lyoton heparin fastum dolgit finalgon menovazin
baneocin fucidin bactroban mupirocin triderm akriderm advantan elocom celestoderm locoid sinaflan zinc salicylic ichthyol vishnevsky dermovate eumovate
canesten pimafucin terzinan hexicon livarol betadin polygynax fluomizin macmiror genferon viferon kipferon vaginorm
ferrum sorbifer maltofer ferrous ferritin totema folic vitamin cyanocobalamin hydroxocobalamin thiamin pyridoxin riboflavin neuromultivit
milgamma combilipen neurobion magne#b6 magnelis magnerot asparkam panangin calcium calcemin natecal aquadetrim vigantol detrimax
cholecalciferol colecalciferol alfacalcidol calcitriol ergocalciferol alendronat alendronic fosamax ibandronic bonviva risedronat zoledronic zometa
aclasta denosumab prolia retinol tocopherol ascorbic rutin ascorutin nicotinic riboxin inosin revit aevit undevit complivit supradyn
coenzym coq10 omega#3 selen zincteral potassium kcl kalinor slowk
methotrexat metojekt azathioprin imuran cyclosporin tacrolimus mycophenolat cyclophosphamid leflunomid arava hydroxyurea mercaptopurin imatinib
tamoxifen letrozol anastrozol bicalutamid goserelin zoladex leuprorelin capecitabin temozolomid rituximab trastuzumab bevacizumab adalimumab humira
etanercept infliximab tocilizumab secukinumab filgrastim erythropoietin epoetin darbepoetin interferon
tamsulosin omnic finasterid proscar dutasterid solifenacin vesicar oxybutynin tolterodin mirabegron sildenafil viagra tadalafil cialis canephron
cyston phytolysin urolesan prostamol allopurinol febuxostat colchicin adenuric
estradiol progesteron utrogestan duphaston dydrogesteron norethisteron regulon yarina jess diane marvelon mirena clomifen bromocriptin cabergolin
dostinex metergin oxytocin carbetocin tranexam tranexamic dicynon etamsylat vikasol phytomenadion aminocapronic desmopressin minirin
terlipressin octreotid somatostatin glucagon adrenalin epinephrin noradrenalin norepinephrin dopamin dobutamin mezaton cordiamin caffein
naloxon flumazenil neostigmin proserin physostigmin ipidacrin neuromidin suxamethonium rocuronium atracurium
magnesium natrium rheosorbilact reopolyglukin ringer hartmann gelofusin albumin sterofundin trisol disol glucos dextros
hemodez refortan tivortin latren pabrinex
methylergometrin botulinum dysport botox hyaluronidas longidas lidas wobenzym traumeel dicloran diclovit diprogenta epigen panavir imunofan cycloferon
polyoxidonium galavit timogen ribomunyl bronchomunal imudon derinat grippferon tantumverde anaferon ergoferon aflubin viburcol otocist echinacea immunal valerian
valocordin corvalol validol persen novopassit motherwort leonurus nervoheel tenoten lavender passiflora
gliclada januet galvusmet glucovance yanumet xigduo synjardy adebit
co-codamol co-amoxiclav co-dydramol co-codaprin co-beneldopa co-careldopa co-trimoxazole co-diovan cocodamol solpadeine thiocolchicosid dexketoprofen etodolac piroxicam tenoxicam
flurbiprofen mefenamic tolfenamic phenylbutazon benzydamin oramorph zomorph mst oxynorm oxycontin butrans durogesic matrifen longtec shortec sevredol
durogesic dyurogezic nutriflex smofkabiven kabiven aminoplasmal cernevit addamel decapeptyl diphereline sandostatin somatulin
tarosin nervocalm distonocalm extraveral rudotel napoton anxiar lorivan fortral piafen spasmalgin nospa scobutil colebil triferment
fasconal antinevralgic coldrex theraflu fervex teraflu parasinus calmotusin humex bixtonim rinofug picnaz
ketof tador diclac refen rofeno flamexin feldene advil brufen parafen eurespal fenspirid erespal
siofor meguan diuren nefrix tertensif rilmenidin tenaxum hyperium betaloczok bisogamma bisotens corbis nebilong sermion nicergolin tanakan bilobil
ginkgo memoplant lucetam pramistar encephabol tonotil vitrum centrum elevit femibion pregnavit spatone
hepathrombin hepathromb lioton hirudoid detralex phlebodia venoruton diosmin normoven antistax ginkor procto proctoglyvenol posterisan natalsid ultraproct
primrose
`
