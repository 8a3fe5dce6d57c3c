/**
 * Romanian lines in which other facts appear next to the medicine: why it was stopped, a weight, an allergy, the time before
 * the name. In the notation of `ru.ts`.
 */
export const RO_CONTEXT_CASES = `
Amlodipină 10 mg oprită din cauza edemelor gambiere | none
Enalapril 5 mg de 2 ori pe zi întrerupt din cauza tusei | none
Metformin 1000 mg sistat din 12.05.2024 | none
Enalapril 10 mg oprit la apariția tusei | none
Ramipril 5 mg nu mai ia din cauza tusei | none
Aspirină 100 mg până la operație oprită | none
Amlodipină 10 mg dimineața. Oprită din cauza edemelor. | none
Amoxicilină 500 mg nu se administrează din cauza erupției | none
Oprită din cauza edemelor amlodipina 10 mg, ia losartan 50 mg dimineața | losartan; 50 mg; 1/1d; -; -
Copil 18 kg: ibuprofen 10 mg/kg/doză la 8 ore, la nevoie | ibuprofen; 10 mg/kg; 0-1/8h; prn; -
Copil 18 kg, paracetamol 15 mg/kg la 6 ore | paracetamol; 15 mg/kg; 1/6h; -; -
La 20 kg: amoxicilină 500 mg la 8 ore | amoxicilină; 500 mg; 1/8h; -; -
Pacient 70 kg, 175 cm: dopamină 5 mcg/kg/min | dopamină; 5 ug/kg/min; -; -; -
La novocaină – urticarie. Cefazolin 1 g i.m. de 3 ori pe zi | cefazolin; 1 g; 3/1d; -; -
iau dimineața enalapril 10 mg și seara o tabletă de atorvastatină 20mg | enalapril; 10 mg; 1/1d; -; - && atorvastatină; 1 {tbl}; 1/1d; -; -
Iau dimineața un comprimat de Concor 5 mg și la culcare o tabletă de Zolpidem 10 mg | concor; 1 {tbl}; 1/1d; -; - && zolpidem; 1 {tbl}; 1/1d; -; -
Dimineața: enalapril 10 mg, indapamid 1,5 mg; seara: atorvastatină 20 mg | enalapril; 10 mg; 1/1d; -; - && indapamid; 1.5 mg; 1/1d; -; - && atorvastatină; 20 mg; 1/1d; -; -
2 comprimate de Nebivor 5 mg dimineața | nebivor; 2 {tbl}; 1/1d; -; -
Câte un ovul Ginolact seara, 6 zile | ginolact; 1 {supp}; 1/1d; -; 6 d
O jumătate de comprimat de Concor 5 mg dimineața | concor; 0.5 {tbl}; 1/1d; -; -
Un sfert de comprimat Digoxin 0,25 mg pe zi | digoxin; 0.25 {tbl}; 1/1d; -; -
Dacă TAS > 150 – captopril 25 mg sublingual; dacă AV > 110 – metoprolol 25 mg | captopril; 25 mg; -; prn; - && metoprolol; 25 mg; -; prn; -
La febră > 38,5 paracetamol 500 mg; la durere ibuprofen 400 mg | paracetamol; 500 mg; -; prn; - && ibuprofen; 400 mg; -; prn; -
Actrapid conform glicemiei: 4 UI la 200-250, 6 UI la 250-300 | actrapid; 4 [IU]; -; prn; - && actrapid; 6 [IU]; -; prn; -
Apidra după glicemie: 3 UI dacă > 180, 5 UI dacă > 240 | apidra; 3 [IU]; -; prn; - && apidra; 5 [IU]; -; prn; -
Concor 5 mg câte 1 past. dimineața | concor; 1 {tbl}; 1/1d; -; -
Insuman Comb 25 s.c. 18 UI dimineața | insuman comb 25; 18 [IU]; 1/1d; -; -
Amlodipină 10 mg (oprită din cauza edemelor) | none
Se continuă amlodipina 5 mg dimineața, aspirina 75 mg oprită din cauza hemoragiei | amlodipina; 5 mg; 1/1d; -; -
Furosemid 40 mg sistat deoarece K 3,1 | none
La ora 8 enalapril 10 mg, la ora 20 bisoprolol 5 mg | enalapril; 10 mg; 1/1d; -; - && bisoprolol; 5 mg; 1/1d; -; -
Înainte de micul dejun omeprazol 20 mg, seara atorvastatină 20 mg | omeprazol; 20 mg; 1/1d; -; - && atorvastatină; 20 mg; 1/1d; -; -
Humalog: glicemie 150-200 – 2 UI, 200-250 – 4 UI | humalog; 2 [IU]; -; prn; - && humalog; 4 [IU]; -; prn; -
A se opri: ramipril 5 mg, furosemid 40 mg. Se continuă: bisoprolol 5 mg dimineața | bisoprolol; 5 mg; 1/1d; -; -
Dimineața 2 cp, seara 1 cp de metformin 500 mg | metformin; 2 {tbl}; 1/1d; -; - && metformin; 1 {tbl}; 1/1d; -; -
Rosuvastatină 20 mg suspendată temporar până la normalizarea ALT | none
A fost pe metotrexat 10 mg o dată pe săptămână până în mai 2022, apoi nimic | none
Introductor 5F radial, cateter 6F | none
Ac spinal 25G, 90 mm | none
Creon 10000 I cps IV x/zi în timpul mesei | creon; 1 {caps}; 4/1d; -; -
Dimineața Concor 5 mg și Prestarium 8 mg, la culcare Crestor 10 mg | concor; 5 mg; 1/1d; -; - && prestarium; 8 mg; 1/1d; -; - && crestor; 10 mg; 1/1d; -; -
Meropenem 1 g i.v. dimineața la 7 și seara la 19, 10 zile | meropenem; 1 g; 2/1d; -; 10 d
Warfarină 3 mg: câte un comprimat întreg la culcare | warfarină; 1 {tbl}; 1/1d; -; -
`
