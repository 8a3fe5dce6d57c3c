/**
 * Romanian lines in which somebody else takes the medicine, what is checked has a rhythm of its own, and an amount is shared
 * out over times of day, intakes, meals and days. In the notation of `ru.ts`.
 */
export const RO_SHARED_OUT_CASES = `
Eliquis a fost 2,5 mg de 2 ori/zi, acum este 5 mg de 2 ori/zi | eliquis; 5 mg; 2/1d; -; -
Siofor până la spitalizare 500 mg de 2 ori pe zi, în prezent 1000 mg de 2 ori pe zi | siofor; 1000 mg; 2/1d; -; -
Soțul ei bea Furosemid 40 mg dimineața | none
Tatăl pacientei face insulină Lantus 12 UI seara | none
Mama îi face insulină Lantus 10 UI seara | insulină lantus; 10 [IU]; 1/1d; -; -
Soția îmi dă Nurofen 5 ml de 3 ori pe zi | nurofen; 5 mL; 3/1d; -; -
Unchiul are epilepsie, ia Depakine 500 mg de 2 ori pe zi | none
Sora mai mare se tratează cu Euthyrox 50 mcg dimineața | none
Bunica diabetică ia Diaprel 60 mg dimineața | none
Istoric familial: mama bisoprolol 5 mg, hipertensiune | none
Sora are astm, folosește Ventolin 2 pufuri la crize | none
Donatorul de măduvă a primit filgrastim 10 mcg/kg/zi | none
Reacție adversă: amoxicilină 500 mg - erupție | none
Prurit după cefazolină 1 g | none
Edem Quincke la ketoprofen 100 mg în 2020 | none
Flaconul de insulină deschis se folosește 28 de zile | none
Suspensia reconstituită se păstrează maximum 10 zile | none
NovoMix 18, 10 și 12 UI la micul dejun, prânz și cină respectiv | novomix; 18 [IU]; 1/1d; -; - && novomix; 10 [IU]; 1/1d; -; - && novomix; 12 [IU]; 1/1d; -; -
Hidrocortizon 10, 5 și 5 mg dimineața, la prânz și seara | hidrocortizon; 10 mg; 1/1d; -; - && hidrocortizon; 5 mg; 1/1d; -; - && hidrocortizon; 5 mg; 1/1d; -; -
Levetiracetam 500 și 750 mg dimineața, respectiv seara | levetiracetam; 500 mg; 1/1d; -; - && levetiracetam; 750 mg; 1/1d; -; -
Humulin R 8, 10, 12 UI la 8:00, 13:00 și 18:00 | humulin r; 8 [IU]; 1/1d; -; - && humulin r; 10 [IU]; 1/1d; -; - && humulin r; 12 [IU]; 1/1d; -; -
Acarboză 50 mg la fiecare din cele trei mese | acarboză; 50 mg; 3/1d; -; -
Mezym 1 cp la fiecare dintre cele 4 mese | mezym; 1 {tbl}; 4/1d; -; -
Renagel 800 mg în timpul fiecăreia din cele două mese principale | renagel; 800 mg; 2/1d; -; -
Motilium 10 mg înaintea fiecăreia dintre cele 3 mese | motilium; 10 mg; 3/1d; -; -
Vancomicină 40 mg/kg/zi împărțit în 4 administrări | vancomicină; 10 mg/kg; 4/1d; -; -
Cefalexin 50 mg/kg/zi, se împarte în 3 porții | cefalexin; -; 3/1d; -; -
Enoxaparină 2 mg/kg/zi în două injecții | enoxaparină; 1 mg/kg; 2/1d; -; -
Teofilină 10 mg/kg/zi, doza se divide la 4 | teofilină; 2.5 mg/kg; 4/1d; -; -
Morfină 5 mg la durere, interval de minimum 4 ore | morfină; 5 mg; 0-1/4h; prn; -
Lorazepam 1 mg la anxietate, se repetă nu mai devreme de 8 ore | lorazepam; 1 mg; 0-1/8h; prn; -
Ventolin 2 pufuri la nevoie, nu mai des de o dată la 4 ore | ventolin; 2 {puff}; 0-1/4h; prn; -
No-Spa 40 mg la spasme, minimum 6 ore între administrări | no-spa; 40 mg; 0-1/6h; prn; -
Codeină 30 mg la tuse, cel mult o dată la 6 ore | codeină; 30 mg; 0-1/6h; prn; -
Glicemie 10-12: Humalog 2 UI; 12,1-14: Humalog 3 UI; peste 14: Humalog 5 UI | humalog; 2 [IU]; -; prn; - && humalog; 3 [IU]; -; prn; - && humalog; 5 [IU]; -; prn; -
Glicemie 180-220 aspart 2 UI, 221-260 aspart 3 UI | aspart; 2 [IU]; -; prn; - && aspart; 3 [IU]; -; prn; -
Când temperatura depășește 38,5 ibuprofen 200 mg | ibuprofen; 200 mg; -; prn; -
Captopril 25 mg sublingual de fiecare dată când TA este peste 180 | captopril; 25 mg; -; prn; -
În migrena severă: sumatriptan 100 mg | sumatriptan; 100 mg; -; prn; -
În timpul atacului de panică lorazepam 1 mg | lorazepam; 1 mg; -; prn; -
Dacă potasiul este sub 3,5 KCl 2 comprimate | kcl; 2 {tbl}; -; prn; -
Prednison 5 mg zilnic, cu excepția miercurii | prednison; 5 mg; 6/1wk; -; -
Acid folic 400 mcg o dată pe zi, exceptând joia | acid folic; 400 ug; 6/1wk; -; -
Euthyrox 75 mcg dimineața, duminica nu se ia | euthyrox; 75 ug; 6/1wk; -; -
Biseptol 480 mg 1 cp pe zi, mai puțin în weekend | biseptol; 1 {tbl}; 5/1wk; -; -
Imuran 1,5 mg/kg/zi, hemogramă și transaminaze lunar | imuran; -; -; -; -
Thyrozol 10 mg o dată pe zi; TSH peste 6 săptămâni | thyrozol; 10 mg; 1/1d; -; -
Lisinopril 5 mg o dată pe zi, creatinină și potasiu peste 2 săptămâni | lisinopril; 5 mg; 1/1d; -; -
Clozapină 200 mg seara, leucocite săptămânal 18 săptămâni | clozapină; 200 mg; 1/1d; -; -
Simvastatină 20 mg seara, control la 3 luni | simvastatină; 20 mg; 1/1d; -; -
Mesalazină 1 g de 3 ori pe zi, consult gastroenterologic la 3 luni | mesalazină; 1 g; 3/1d; -; -
Ropinirol 1 mg la ora 6, ora 10, ora 14 și miezul nopții | ropinirol; 1 mg; 4/1d; -; -
Doxiciclină 100mg 1cps dedouăoripezi 7zile | doxiciclină; 1 {caps}; 2/1d; -; 7 d
Ketorolac 30 mg/ml - 0,5 ml i.m. o singură dată | ketorolac; 0.5 mL; -; -; -
Aspirină 300 mg doză de încărcare, apoi 75 mg întreținere | aspirină; 300 mg; -; -; - && aspirină; 75 mg; -; -; -
Amiodaronă încărcare 200 mg x 3/zi o săptămână, întreținere 200 mg pe zi | amiodaronă; 200 mg; 3/1d; -; 1 wk && amiodaronă; -; -; -; -
Fenitoină 20 mg/kg încărcare, întreținere 100 mg x 3/zi | fenitoină; 20 mg/kg; -; -; - && fenitoină; 100 mg; 3/1d; -; -
Nistatin pastile, una de 4 ori pe zi după mese | nistatin; 1 {tbl}; 4/1d; -; -
Trandate 100 mg comprimate, schema 1-1-2 | trandate; 1-2 {tbl}; 3/1d; -; -
Xarelto 15 mg: un comprimat la micul dejun și unul la cină 21 zile | xarelto; 1 {tbl}; 1/1d; -; 21 d && xarelto; 1 {tbl}; 1/1d; -; 21 d
Insulatard 20 UI seara, la fel dimineața | insulatard; 20 [IU]; 2/1d; -; -
Senna cp. II seara | senna; 2 {tbl}; 1/1d; -; -
Mătușa ia lamotrigină 100 mg de 2 ori pe zi | none
Fratele are gută, alopurinol 300 mg zilnic | none
Părinți hipertensivi, tatăl ia Lozap 50 mg | none
AHC: sora - levotiroxină 100 mcg | none
Donatorului i s-a administrat metilprednisolon 15 mg/kg | none
Reacții la medicamente: diclofenac 75 mg, edem al buzelor | none
Urticarie după suprastin 25 mg în 2016 | none
După prima deschidere a se folosi în 6 săptămâni | none
Penicilamină 250 mg o dată pe zi; sumar de urină la 2 săptămâni | penicilamină; 250 mg; 1/1d; -; -
Plaquenil 200 mg de 2 ori pe zi, control oftalmologic anual | plaquenil; 200 mg; 2/1d; -; -
Depakine 500 mg de 2 ori pe zi; probe hepatice peste 6 luni | depakine; 500 mg; 2/1d; -; -
Verospiron 25 mg dimineața, potasiu seric peste o săptămână | verospiron; 25 mg; 1/1d; -; -
Prolia 60 mg s.c. la 6 luni, calcemie înainte de fiecare doză | prolia; 60 mg; 1/6mo; -; -
Fiasp 4, 6 și 6 UI la micul dejun, prânz și cină | fiasp; 4 [IU]; 1/1d; -; - && fiasp; 6 [IU]; 1/1d; -; - && fiasp; 6 [IU]; 1/1d; -; -
Ropinirol 2, 1 și 2 mg la 8:00, 14:00 și 20:00 respectiv | ropinirol; 2 mg; 1/1d; -; - && ropinirol; 1 mg; 1/1d; -; - && ropinirol; 2 mg; 1/1d; -; -
Mixtard 30 22 și 14 UI înainte de micul dejun și înainte de cină | mixtard 30; 22 [IU]; 1/1d; -; - && mixtard 30; 14 [IU]; 1/1d; -; -
Gaviscon 2 cp după fiecare din cele trei mese | gaviscon; 2 {tbl}; 3/1d; -; -
Starlix 120 mg înainte de fiecare dintre cele două mese principale | starlix; 120 mg; 2/1d; -; -
Kreon 25000 câte 3 cps la fiecare masă | kreon; 3 {caps}; 3/1d; -; -
Gentamicină 6 mg/kg/zi împărțită în 3 doze | gentamicină; 2 mg/kg; 3/1d; -; -
Ampicilină 100 mg/kg/zi în patru injecții egale | ampicilină; 25 mg/kg; 4/1d; -; -
Teotard 400 mg pe zi, se împarte în două părți | teotard; 200 mg; 2/1d; -; -
Ondansetron 4 mg la vărsături, se lasă 8 ore între doze | ondansetron; 4 mg; 0-1/8h; prn; -
Tramadol 50 mg la cerere, nu mai des decât la fiecare 6 ore | tramadol; 50 mg; 0-1/6h; prn; -
Diazepam 5 mg la anxietate, cu pauză de cel puțin 12 ore | diazepam; 5 mg; 0-1/12h; prn; -
Novorapid 2 UI dacă glicemia e 12-15, 4 UI dacă e peste 15 | novorapid; 2 [IU]; -; prn; - && novorapid; 4 [IU]; -; prn; -
Glicemie 13-16: 4 UI Apidra, peste 16: 6 UI Apidra | apidra; 4 [IU]; -; prn; - && apidra; 6 [IU]; -; prn; -
Ebrantil 25 mg i.v. ori de câte ori TA sistolică depășește 180 | ebrantil; 25 mg; -; prn; -
În timpul crizei de astm: Ventolin 4 pufuri prin spacer | ventolin; 4 {puff}; -; prn; -
Furosemid 20 mg dacă greutatea trece de 82 kg | furosemid; 20 mg; -; prn; -
Cortineff 0,1 mg zilnic, cu excepția sâmbetei | cortineff; 0.1 mg; 6/1wk; -; -
Ospen 750 mg în fiecare zi, exceptând duminica | ospen; 750 mg; 6/1wk; -; -
Biseptol 480 mg o dată pe zi, mai puțin în weekend | biseptol; 480 mg; 5/1wk; -; -
Nakom 1 cp la ora 6, ora 10, amiază și ora 18 | nakom; 1 {tbl}; 4/1d; -; -
Brilique 180 mg doză de atac, întreținere 90 mg de 2 ori pe zi | brilique; 180 mg; -; -; - && brilique; 90 mg; 2/1d; -; -
Eraxis încărcare 200 mg, apoi 100 mg o dată pe zi | eraxis; 200 mg; -; -; - && eraxis; 100 mg; 1/1d; -; -
Cefalexin 500mg 1cps depatruoripezi 5zile | cefalexin; 1 {caps}; 4/1d; -; 5 d
Scobutil 10 mg/ml - 0,5 ml s.c. doză unică | scobutil; 0.5 mL; -; -; -
Amoxicilină 500 mg, caps. II de III ori pe zi | amoxicilină; 2 {caps}; 3/1d; -; -
Gensulin N 14 UI seara | gensulin n; 14 [IU]; 1/1d; -; -
Nepoata are fibroză chistică, folosește Pulmozyme 2,5 mg o dată pe zi | none
Mătușa paternă ia tamoxifen 20 mg pe zi | none
Anamneză familială: bunicul tratat cu izoniazidă 300 mg | none
Reacție la contrast; eritromicină 500 mg - vărsături | none
Metoclopramid 10 mg a provocat convulsii în 2011 | none
Picăturile deschise se aruncă după 28 de zile | none
Arava 20 mg o dată pe zi, TA și hemogramă de 2 ori pe lună | arava; 20 mg; 1/1d; -; -
Sandimmun 100 mg de 2 ori pe zi, concentrație serică peste 5 zile | sandimmun; 100 mg; 2/1d; -; -
Torasemid 10 mg dimineața; cântărire zilnică | torasemid; 10 mg; 1/1d; -; -
Forsteo 20 mcg s.c. o dată pe zi, osteodensitometrie la 2 ani | forsteo; 20 ug; 1/1d; -; -
Digoxin 0,125 mg o dată pe zi; revine peste 10 zile | digoxin; 0.125 mg; 1/1d; -; -
Actrapid 14, 8 și 10 UI înainte de micul dejun, prânz și cină, respectiv | actrapid; 14 [IU]; 1/1d; -; - && actrapid; 8 [IU]; 1/1d; -; - && actrapid; 10 [IU]; 1/1d; -; -
Mirapexin 0,7 mg, 0,35 mg și 0,7 mg dimineața, la prânz și seara | mirapexin; 0.7 mg; 1/1d; -; - && mirapexin; 0.35 mg; 1/1d; -; - && mirapexin; 0.7 mg; 1/1d; -; -
Actrapid 6 UI la micul dejun, la fel la prânz, 10 UI la cină | actrapid; 6 [IU]; 2/1d; -; - && actrapid; 10 [IU]; 1/1d; -; -
Panzcebil 5 capsule la fiecare din cele patru mese | panzcebil; 5 {caps}; 4/1d; -; -
Domperidonă 10 mg înaintea tuturor celor trei mese principale | domperidonă; 10 mg; 3/1d; -; -
Cholestagel 3 cp la fiecare dintre cele două mese mari | cholestagel; 3 {tbl}; 2/1d; -; -
Oxacilină 100 mg/kg/zi repartizat în 4 prize | oxacilină; 25 mg/kg; 4/1d; -; -
Lantus 40 UI pe zi în două injecții egale | lantus; 20 [IU]; 2/1d; -; -
Uromitexan 1200 mg pe zi, împărțit în trei porții egale | uromitexan; 400 mg; 3/1d; -; -
Buscopan 20 mg la colici, la minimum 6 ore distanță | buscopan; 20 mg; 0-1/6h; prn; -
Relpax 40 mg la migrenă, cel puțin 2 ore între doze | relpax; 40 mg; 0-1/2h; prn; -
Temgesic 200 mcg sublingual la durere, nu mai frecvent de 6 ore | temgesic; 200 ug; 0-1/6h; prn; -
Potasiu 3,0-3,5: KCl 2 comprimate | kcl; 2 {tbl}; -; prn; -
Dacă glicemia este între 14 și 18, Novorapid 3 UI | novorapid; 3 [IU]; -; prn; -
Clonidină 0,075 mg de fiecare dată când diastolica depășește 110 | clonidină; 0.075 mg; -; prn; -
În toiul atacului de panică propranolol 10 mg | propranolol; 10 mg; -; prn; -
Euthyrox 50 mcg zilnic, pauză duminica | euthyrox; 50 ug; 6/1wk; -; -
Aspirin 75 mg în fiecare zi în afară de vineri | aspirin; 75 mg; 6/1wk; -; -
Trimetoprim 100 mg seara, exceptând weekendul | trimetoprim; 100 mg; 5/1wk; -; -
Stalevo 1 cp la ora 7, amiază, ora 17 și miezul nopții | stalevo; 1 {tbl}; 4/1d; -; -
Mycamine doză de încărcare 200 mg, ulterior 100 mg pe zi | mycamine; 200 mg; -; -; - && mycamine; -; -; -; -
Plavix 600 mg ca încărcare, întreținere 75 mg o dată pe zi | plavix; 600 mg; -; -; - && plavix; 75 mg; 1/1d; -; -
Zinnat 250mg 1cp dedouăoripezi 7zile | zinnat; 1 {tbl}; 2/1d; -; 7 d
Bisacodil supozitoare 10 mg, unul dimineața | bisacodil; 1 {supp}; 1/1d; -; -
Naloxonă 0,4 mg/ml - 1 ml i.m. o singură dată | naloxonă; 1 mL; -; -; -
Digoxin tab. I o dată pe zi | digoxin; 1 {tbl}; 1/1d; -; -
Humodar B 18 UI seara | humodar b; 18 [IU]; 1/1d; -; -
`
