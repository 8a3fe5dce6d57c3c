/** Romanian lines from wards and discharge notes; see `hospital-ru.ts`. */
export const RO_HOSPITAL_CASES = `
Omeprazol 40 mg i.v. la 12 ore, 5 zile | omeprazol; 40 mg; 1/12h; -; 5 d
Ketorol 30 mg/ml 1 ml im la durere, max 3/zi | ketorol; 1 mL; 0-3/1d; prn; -
Enalapril 5 mg ½ cp dimineața și seara | enalapril; 0.5 {tbl}; 2/1d; -; -
Dexametazonă 8 mg iv dimineața, 4 mg im seara | dexametazonă; 8 mg; 1/1d; -; - && dexametazonă; 4 mg; 1/1d; -; -
Se recomandă cefuroximă 500 mg 1 cp de 2 ori/zi timp de 7 zile | cefuroximă; 1 {tbl}; 2/1d; -; 7 d
Spironolactonă 50 mg la prânz, cronic | spironolactonă; 50 mg; 1/1d; -; -
Acid acetilsalicilic 75 mg 1 cp după cină | acid acetilsalicilic; 1 {tbl}; 1/1d; -; -
Ringer 500 ml pev o dată pe zi 3 zile | ringer; 500 mL; 1/1d; -; 3 d
Citicolină 1000 mg iv în 250 ml ser fiziologic 1/zi | citicolină; 1000 mg; 1/1d; -; -
Xarelto 15 mg de 2 ori pe zi 21 zile, apoi 20 mg o dată pe zi | xarelto; 15 mg; 2/1d; -; 21 d && xarelto; 20 mg; 1/1d; -; -
Carvedilol 6,25 mg 1/2 cp x 2/zi | carvedilol; 0.5 {tbl}; 2/1d; -; -
Insulină lispro 8-6-8 UI sc înainte de mese | insulină lispro; 6-8 [IU]; 3/1d; -; -
Torasemid 10mg 1 tb dimineața la două zile | torasemid; 1 {tbl}; 1/2d; -; -
Ibuprofen suspensie 100 mg/5 ml 7,5 ml la febră peste 38,5, maxim 4 ori pe zi | ibuprofen; 7.5 mL; 0-4/1d; prn; -
Paracetamol supozitoare 250 mg 1 sup. intrarectal la febră | paracetamol; 1 {supp}; -; prn; -
Xilometazolină 0,1% 2 pufuri în fiecare nară de 3 ori/zi, maxim 5 zile | xilometazolină; 2 {puff}; 3/1d; -; 5 d
Ciprofloxacină colir 2 pic. în ambii ochi de 6 ori pe zi | ciprofloxacină; 2 {gtt}; 6/1d; -; -
Mometazonă cremă strat subțire o dată pe zi 14 zile | mometazonă; -; 1/1d; -; 14 d
Pulmicort 0,5 mg/ml 1 fiolă x 2/zi nebulizare | pulmicort; 1 {amp}; 2/1d; -; -
Salofalk 500 mg 2 cp x 3/zi 8 săptămâni, apoi 1 cp x 3/zi | salofalk; 2 {tbl}; 3/1d; -; 8 wk && salofalk; 1 {tbl}; 3/1d; -; -
Medrol 4 mg: 3 cp dimineața, 2 cp la prânz | medrol; 3 {tbl}; 1/1d; -; - && medrol; 2 {tbl}; 1/1d; -; -
Acid folic 5 mg 1 cp pe zi, 3 luni | acid folic; 1 {tbl}; 1/1d; -; 3 mo
Vitamina B12 1000 mcg i.m. zilnic 7 zile, apoi o dată pe săptămână 4 săptămâni | vitamina b12; 1000 ug; 1/1d; -; 7 d && vitamina b12; 1000 ug; 1/1wk; -; 4 wk
Gabapentin 300 mg seara, după 3 zile 300 mg de 2 ori pe zi | gabapentin; 300 mg; 1/1d; -; - && gabapentin; 300 mg; 2/1d; -; -
Linezolid 600 mg piv la 12 h | linezolid; 600 mg; 1/12h; -; -
Diazepam 10 mg im doză unică în caz de convulsii | diazepam; 10 mg; -; prn; -
Perindopril+Indapamid 8/2,5 mg câte 1 cp dimineața | perindopril+indapamid; 1 {tbl}; 1/1d; -; -
Atorvastatina 40mg seara | atorvastatina; 40 mg; 1/1d; -; -
Famotidină 20 mg x 2/zi, No-Spa 40 mg x 3/zi | famotidină; 20 mg; 2/1d; -; - && no-spa; 40 mg; 3/1d; -; -
Continuă bisoprolol 5 mg dimineața și rosuvastatină 20 mg seara | bisoprolol; 5 mg; 1/1d; -; - && rosuvastatină; 20 mg; 1/1d; -; -
Pantoprazol 40 mg cu 30 min înainte de micul dejun, 8 săpt. | pantoprazol; 40 mg; 1/1d; -; 8 wk
Noradrenalină 0,1 mcg/kg/min pe injectomat | noradrenalină; 0.1 ug/kg/min; -; -; -
Morfină 10 mg s.c. la 4 ore la durere | morfină; 10 mg; 0-1/4h; prn; -
Duphalac 15 ml de 2 ori/zi | duphalac; 15 mL; 2/1d; -; -
Amikacină 15 mg/kg/zi iv în priză unică | amikacină; 15 mg/kg; 1/1d; -; -
Trombostop 2 mg 1 cp seara la ora 18:00 sub control INR | trombostop; 1 {tbl}; 1/1d; -; -
Vigantol 2 pic/zi | vigantol; -; -; -; -
Kreon 10000 1 cps la fiecare masă principală | kreon; 1 {caps}; 3/1d; -; -
Algocalmin 1 fiolă im la nevoie, maxim 2 fiole/zi | algocalmin; 1 {amp}; 0-2/1d; prn; -
Ventolin spray 2 pufuri la criză de astm | ventolin; 2 {puff}; -; prn; -
Clexane 0,4 ml s.c. 1 dată/zi, 10 zile | clexane; 0.4 mL; 1/1d; -; 10 d
Amoxiplus 1 tb la 12 ore timp de o săptămână | amoxiplus; 1 {tbl}; 1/12h; -; 1 wk
Fluconazol 150 mg 1 cps doză unică | fluconazol; 1 {caps}; -; -; -
Prednison 5 mg: 6 cp/zi 5 zile, apoi 4 cp/zi 5 zile | prednison; -; -; -; 5 d && prednison; -; -; -; 5 d
Metotrexat 7,5 mg săptămânal, lunea | metotrexat; 7.5 mg; 1/1wk; -; -
Stare generală bună, TA 125/75 mmHg, AV 68/min | none
Talie 165 cm, greutate 70 kg, IMC 25,7 kg/m2 | none
Glicemie capilară 140 mg/dl la ora 7, 185 la ora 13 | none
Enalapril 10 mg întrerupt în martie de pacientă | none
Alergie la Ampicilină 500 mg (edem Quincke) | none
Stoc: ceftriaxonă 1 g flacoane 50 buc, exp. 12.2027 | none
Control creatinină peste 3 zile, revine la 15.06 | none
Regim hipocaloric, 5 mese pe zi, lichide 1,2 l/zi | none
Dureri de genunchi de 5 ori pe săptămână, 30 minute | none
Radiografie: 70 kV, 20 mAs, doza 0,3 mSv | none
EKG: ritm sinusal, AV 76/min, QTc 430 ms | none
Refuză administrarea de metformin 850 mg | none
Tuse 10 accese pe zi, expectorație 50 ml/zi | none
Gimnastică respiratorie de 5 ori pe zi câte 10 minute | none
Eliberat paracetamol cp 500 mg 20 buc – 8 lei | none
`
