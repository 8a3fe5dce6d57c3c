/** Romanian lines from discharge letters, repeat prescriptions, labels, wards and laboratories; see `ru.ts`. */
export const RO_MIXED_CASES = `
Bisoprolol 2,5 mg 1 cp dimineața, tratament cronic | bisoprolol; 1 {tbl}; 1/1d; -; -
Prestarium 10 mg 1 cp/zi dimineata inainte de masa | prestarium; 1 {tbl}; 1/1d; -; -
Spironolactona 25 mg 1 cp/zi la pranz | spironolactona; 1 {tbl}; 1/1d; -; -
Clopidogrel 75 mg 1 cp seara după masă, 12 luni | clopidogrel; 1 {tbl}; 1/1d; -; 12 mo
Xarelto 20 mg o dată pe zi la cină | xarelto; 20 mg; 1/1d; -; -
Siofor 1000 mg câte 1 cp dimineața și seara | siofor; 1 {tbl}; 2/1d; -; -
Lantus 24 UI s.c. la ora 22, Apidra 8 UI x 3/zi înainte de mese | lantus; 24 [IU]; 1/1d; -; - && apidra; 8 [IU]; 3/1d; -; -
Mixtard 30 20 UI dimineața și 14 UI seara | mixtard 30; 20 [IU]; 1/1d; -; - && mixtard 30; 14 [IU]; 1/1d; -; -
Insulina rapida 3 UI/ora pe injectomat | insulina rapida; 3 [IU]/h; -; -; -
Noradrenalina 0,15 mcg/kg/min pe CVC | noradrenalina; 0.15 ug/kg/min; -; -; -
Propofol 10 mg/ml – 12 ml/oră | propofol; 12 mL/h; -; -; -
Midazolam 3 mg/h, Fentanyl 50 mcg/h | midazolam; 3 mg/h; -; -; - && fentanyl; 50 ug/h; -; -; -
Ceftamil 1 g la 12 ore i.m., 7 zile | ceftamil; 1 g; 1/12h; -; 7 d
Vancomicină 15 mg/kg i.v. la 12 ore | vancomicină; 15 mg/kg; 1/12h; -; -
Amoxiclav 1000 mg 1 cp la 12 ore 7 zile | amoxiclav; 1 {tbl}; 1/12h; -; 7 d
Zinnat 500 mg 1 tb de 2 ori/zi 10 zile | zinnat; 1 {tbl}; 2/1d; -; 10 d
Sumamed 500 mg 1 cp/zi 3 zile | sumamed; 1 {tbl}; 1/1d; -; 3 d
Panadol sirop 10 ml la 6 ore dacă febra > 38,5 | panadol; 10 mL; 0-1/6h; prn; -
Novocalmin supozitoare 300 mg 1 sup. la febra | novocalmin; 1 {supp}; -; prn; -
Fenobarbital 5 mg/kg/zi în 2 prize | fenobarbital; 2.5 mg/kg; 2/1d; -; -
Vitamina D3 2000 UI/zi | vitamina d3; -; -; -; -
Fier Sorbifer 1 cp de două ori pe zi, 3 luni | fier sorbifer; 1 {tbl}; 2/1d; -; 3 mo
Milgamma 1f/zi im 5 zile apoi 1f la 2 zile | milgamma; 1 {amp}; 1/1d; -; 5 d && milgamma; 1 {amp}; 1/2d; -; -
No-Spa forte 1 cp x 3/zi, la nevoie | no-spa forte; 1 {tbl}; 0-3/1d; prn; -
Omeprazol 20 mg 1 cps x 2/zi, 4 săptămâni | omeprazol; 1 {caps}; 2/1d; -; 4 wk
De-Nol 2 cp x 2/zi 14 zile | de-nol; 2 {tbl}; 2/1d; -; 14 d
Enterol 250 mg 2 plicuri/zi 5 zile | enterol; -; -; -; 5 d
Lactuloză sirop 15 ml x 2/zi | lactuloză; 15 mL; 2/1d; -; -
Polygynax 1 ovul seara 12 zile | polygynax; 1 {supp}; 1/1d; -; 12 d
Advantan unguent, strat subțire, o dată pe zi | advantan; -; 1/1d; -; -
Ventolin nebulizare 2,5 mg la 6 ore | ventolin; 2.5 mg; 1/6h; -; -
Symbicort Turbuhaler 1 puf dimineața și 1 puf seara | symbicort turbuhaler; 1 {puff}; 2/1d; -; -
Timolol 0,5% 1 pic AO x 2/zi | timolol; 1 {gtt}; 2/1d; -; -
Tobradex 1 pic la 2 ore OD 2 zile, apoi x 4/zi 7 zile | tobradex; 1 {gtt}; 1/2h; -; 2 d && tobradex; 1 {gtt}; 4/1d; -; 7 d
Durogesic 25 mcg/h 1 plasture la 72 ore | durogesic; 1 {patch}; 1/72h; -; -
Lamotrigin 25 mg/zi 2 săptămâni, apoi 50 mg/zi | lamotrigin; -; -; -; 2 wk && lamotrigin; -; -; -; -
Metotrexat 10 mg/săptămână s.c. | metotrexat; 10 mg; 1/1wk; -; -
Fosamax 70 mg 1 cp/săptămână dimineața | fosamax; 1 {tbl}; 1/1wk; -; -
Moldamin 1.200.000 UI i.m. o dată la 2 săptămâni | moldamin; 1200000 [IU]; 1/2wk; -; -
Clexane 0,6 ml sc la 12 ore | clexane; 0.6 mL; 1/12h; -; -
Paclitaxel 175 mg/m2 i.v. la 21 zile | paclitaxel; 175 mg/m2; 1/21d; -; -
Euthyrox 75 mcg dimineața pe stomacul gol | euthyrox; 75 ug; 1/1d; -; -
Azitromicină 250 mg de 3 ori pe săptămână (L, Mi, V) | azitromicină; 250 mg; 3/1wk; -; -
Aciclovir 400 mg 1 cp de 5 ori/zi, 7 zile | aciclovir; 1 {tbl}; 5/1d; -; 7 d
Xanax 0,25 mg 1 cp seara la nevoie | xanax; 1 {tbl}; 0-1/1d; prn; -
Quetiapina 25 mg o jumatate de comprimat seara la culcare | quetiapina; 0.5 {tbl}; 1/1d; -; -
Tegretol 200 mg 1-1-1 cp | tegretol; 1 {tbl}; 3/1d; -; -
Nitroglicerina 0,5 mg 1 cp sublingual in criza anginoasa | nitroglicerina; 1 {tbl}; -; prn; -
Omeprazol20mg1cps/zi | omeprazol; 1 {caps}; 1/1d; -; -
lbuprofen 400 mg 1 cp x 2 / zi | lbuprofen; 1 {tbl}; 2/1d; -; -
Amlodipina 5mg 1cp sera | amlodipina; 1 {tbl}; 1/1d; -; -
Tratament la externare: Bisoprolol 5 mg/zi, Ramipril 5 mg/zi, control cardiologic la 3 luni | bisoprolol; -; -; -; - && ramipril; -; -; -; -
Se oprește enalaprilul, se începe losartan 50 mg/zi | losartan; -; -; -; -
Enalapril 10 мг по 1 таб. 2 раза в день | enalapril; 1 {tbl}; 2/1d; -; -
Dexametazonă 8 mg i.v. 2 fiole dimineața | dexametazonă; 2 {amp}; 1/1d; -; -
Vitamina C 1 g efervescentă, 1 tb pe zi 10 zile | vitamina c; 1 {tbl}; 1/1d; -; 10 d
Glicemie 142 mg/dl, creatinină 1,1 mg/dl | none
INR 2,8, control peste 2 săptămâni | none
Temperatura 38,4 de 2 ori pe zi, 3 zile | none
Ecografie: rinichi drept 110/48 mm, calcul 6 mm | none
IRM 1,5 T, secțiuni la 5 mm | none
Doza efectivă 0,21 mSv/lună | none
Preț 23 lei cutia cu 20 comprimate | none
Comandă 30 cutii Clexane 0,4 ml | none
Intoleranță la simvastatină 20 mg | none
A luat prednison 20 mg/zi până în 2022 | none
Solvent: apă pentru preparate injectabile 5 ml | none
Fizioterapie 10 ședințe, zilnic | none
Pansament la 2 zile | none
Control peste 10 zile, EKG la 6 luni | none
Fumează 20 țigări/zi de 20 de ani | none
Concor 5 mg 1-0-0 cp | concor; 1 {tbl}; 1/1d; -; -
Furosemid 40 mg 1 cp la 2 zile | furosemid; 1 {tbl}; 1/2d; -; -
Eliquis 5 mg 1 comprimat de două ori pe zi | eliquis; 1 {tbl}; 2/1d; -; -
Sintrom 4 mg 1/2 cp zilnic la ora 18 | sintrom; 0.5 {tbl}; 1/1d; -; -
Metformin 850 mg 1 cp x 3/zi după mese | metformin; 1 {tbl}; 3/1d; -; -
Diaprel MR 60 mg 1 cp dimineaţa | diaprel mr; 1 {tbl}; 1/1d; -; -
Toujeo 300 UI/ml 30 unități seara sc | toujeo; 30 [USP'U]; 1/1d; -; -
Dobutamina 5 mcg/kgc/min | dobutamina; 5 ug/kg/min; -; -; -
Heparină 1000 UI/oră i.v. pe seringă automată | heparină; 1000 [IU]/h; -; -; -
Ceftriaxona 2 g iv o data pe zi 10 zile | ceftriaxona; 2 g; 1/1d; -; 10 d
Meropenem 1 g i.v. la 8 h | meropenem; 1 g; 1/8h; -; -
Gentamicina 160 mg/zi im 5 zile | gentamicina; -; -; -; 5 d
Augmentin ES 600 mg/42,9 mg/5 ml: 6 ml x 2/zi, 10 zile | augmentin es; 6 mL; 2/1d; -; 10 d
Klacid 250 mg/5 ml câte 5 ml la 12 ore | klacid; 5 mL; 1/12h; -; -
Nurofen 200 mg/5 ml sirop 5 ml la 6-8 ore la nevoie | nurofen; 5 mL; 0-1/6-8h; prn; -
Paracetamol 15 mg/kgc/doza la 6 ore | paracetamol; 15 mg/kg; 1/6h; -; -
Cefuroxim 75 mg/kg/zi în 3 prize i.v. | cefuroxim; 25 mg/kg; 3/1d; -; -
Detrical 1000 UI 1 cp pe zi | detrical; 1 {tbl}; 1/1d; -; -
Ketorol 30 mg i.m. la durere, max 3 ori/zi | ketorol; 30 mg; 0-3/1d; prn; -
Tramadol 50 mg 1 cps la 8 ore la nevoie | tramadol; 1 {caps}; 0-1/8h; prn; -
Metoclopramid 10 mg de 3 ori pe zi cu 30 min înainte de masă | metoclopramid; 10 mg; 3/1d; -; -
Controloc 40 mg 1 cp dimineața à jeun 8 săpt. | controloc; 1 {tbl}; 1/1d; -; 8 wk
Smecta 1 plic x3/zi dizolvat în apă | smecta; 1 {sachet}; 3/1d; -; -
Dulcolax 1 supozitor intrarectal seara | dulcolax; 1 {supp}; 1/1d; -; -
Clotrimazol cremă 2 aplicații/zi, 14 zile | clotrimazol; -; 2/1d; -; 14 d
Ventolin inhaler 2 puff la nevoie | ventolin; 2 {puff}; -; prn; -
Seretide Diskus 50/250 mcg 1 inhalație de 2 ori pe zi | seretide diskus; 1 {puff}; 2/1d; -; -
Avamys 2 pufuri în fiecare nară o dată pe zi | avamys; 2 {puff}; 1/1d; -; -
Bixtonim 2 picături în fiecare nară x 3/zi, 5 zile | bixtonim; 2 {gtt}; 3/1d; -; 5 d
Xalatan 1 picătură în ochiul stâng seara | xalatan; 1 {gtt}; 1/1d; -; -
Ciplox picături auriculare 3 pic. x 2/zi | ciplox; 3 {gtt}; 2/1d; -; -
Exelon plasture 9,5 mg/24 h 1 plasture/zi | exelon; 1 {patch}; 1/1d; -; -
Medrol 32 mg/zi 5 zile, 16 mg/zi 5 zile, 8 mg/zi 5 zile | medrol; -; -; -; 5 d && medrol; -; -; -; 5 d && medrol; -; -; -; 5 d
Plavix 300 mg doză de încărcare, apoi 75 mg/zi | plavix; 300 mg; -; -; - && plavix; -; -; -; -
Acid folic 5 mg 1 cp pe săptămână | acid folic; 1 {tbl}; 1/1wk; -; -
Prolia 60 mg sc la 6 luni | prolia; 60 mg; 1/6mo; -; -
Capecitabină 1000 mg/mp de 2 ori pe zi, 14 zile | capecitabină; 1000 mg/m2; 2/1d; -; 14 d
Biseptol 480 mg 2 cp la 12 ore | biseptol; 2 {tbl}; 1/12h; -; -
Fluconazol 150 mg doză unică | fluconazol; 150 mg; -; -; -
Sertralină 50 mg 1,5 cp dimineața | sertralină; 1.5 {tbl}; 1/1d; -; -
Depakine Chrono 500 mg 1 cp dimineata si 2 cp seara | depakine chrono; 1 {tbl}; 1/1d; -; - && depakine chrono; 2 {tbl}; 1/1d; -; -
Madopar 250 mg 1/2 cp la 8, 12, 16 și 20 | madopar; 0.5 {tbl}; 4/1d; -; -
Captopril 25 mg sublingual dacă TAS > 170 | captopril; 25 mg; -; prn; -
Amoxicilina500mg1cpsx3/zi7zile | amoxicilina; 1 {caps}; 3/1d; -; 7 d
Paracetamol 5OO mg 1 cp x 3/zi | paracetamol; 1 {tbl}; 3/1d; -; -
Metforrnin 1000 mg de2ori pe zi | metforrnin; 1000 mg; 2/1d; -; -
BISOPROLOL 5 MG 1 CP/ZI, ENALAPRIL 10 MG 1 CP X 2/ZI, ASPENTER 75 MG 1 CP LA PRANZ | bisoprolol; 1 {tbl}; 1/1d; -; - && enalapril; 1 {tbl}; 2/1d; -; - && aspenter; 1 {tbl}; 1/1d; -; -
Alergic la penicilină. Claritromicină 500 mg la 12 ore, 7 zile | claritromicină; 500 mg; 1/12h; -; 7 d
Greutate 18 kg: Paracetamol 250 mg la 6 ore la nevoie | paracetamol; 250 mg; 0-1/6h; prn; -
Парацетамол 500 mg câte 1 cp de 3 ori pe zi | парацетамол; 1 {tbl}; 3/1d; -; -
Sol. Glucoză 5% 500 ml i.v. perfuzie 2/zi | glucoză; 500 mL; 2/1d; -; -
Betaserc 24 mg 1 cp x 2 /zi timp de 2 luni | betaserc; 1 {tbl}; 2/1d; -; 2 mo
Hb 10,4 g/dl, L 12.300/mmc, Tr 210.000/mmc | none
Colesterol total 240 mg/dl, LDL 160 mg/dl, țintă sub 70 | none
TA 145/90 mmHg, AV 88/min, FR 18/min | none
Diureză 1500 ml/24 h | none
CT toracic 120 kV, 180 mAs, DLP 410 mGy*cm | none
Dozimetru inel mâna dreaptă 0,9 mSv trimestrul I | none
Radioterapie 50 Gy în 25 fracțiuni, 5 pe săptămână | none
Stoc: Paracetamol 500 mg 240 cutii | none
Alergie la Augmentin 1 g (urticarie) | none
Enalapril 10 mg întrerupt în martie 2024 | none
Warfarina oprită de 5 zile | none
Ser fiziologic 100 ml pentru diluare | none
Mers pe jos 30 minute de 2 ori pe zi | none
Greutate 74 kg, talie 168 cm, IMC 26,2 | none
Concediu medical 14 zile din 03.04.2025 | none
Fără tratament medicamentos la domiciliu | none
Se administrează Bisoprolol 5 mg, 1 comprimat dimineața | bisoprolol; 1 {tbl}; 1/1d; -; -
Nebilet 5 mg 1/2 cp dimineata | nebilet; 0.5 {tbl}; 1/1d; -; -
Indapamid SR 1,5 mg 1cp/zi | indapamid sr; 1 {tbl}; 1/1d; -; -
Furosemid 40 mg 2 cp dimineața, 1 cp la prânz | furosemid; 2 {tbl}; 1/1d; -; - && furosemid; 1 {tbl}; 1/1d; -; -
Atacand 16 mg 1 cp la ora 8 | atacand; 1 {tbl}; 1/1d; -; -
Digoxin 0,25 mg 1 cp/zi, 5 zile din 7 | digoxin; 1 {tbl}; 5/1wk; -; -
Pradaxa 150 mg 1 cps la 12 ore | pradaxa; 1 {caps}; 1/12h; -; -
Heparina 5000 UI s.c. la 8 ore | heparina; 5000 [IU]; 1/8h; -; -
Enoxaparina 60 mg sc x 2/zi, 7 zile | enoxaparina; 60 mg; 2/1d; -; 7 d
Tulip 20 mg 1 cp seara, permanent | tulip; 1 {tbl}; 1/1d; -; -
Glucophage 1000 mg 1 cp la micul dejun și 1 cp la cină | glucophage; 1 {tbl}; 2/1d; -; -
Humalog Mix 25 14 UI dimineața, 10 UI seara | humalog mix 25; 14 [IU]; 1/1d; -; - && humalog mix 25; 10 [IU]; 1/1d; -; -
Insulatard 10 UI la culcare s.c. | insulatard; 10 [IU]; 1/1d; -; -
Victoza 1,2 mg s.c. 1/zi | victoza; 1.2 mg; 1/1d; -; -
Trulicity 1,5 mg s.c. săptămânal | trulicity; 1.5 mg; 1/1wk; -; -
Ampicilina 1 g la 6 ore iv 7 zile | ampicilina; 1 g; 1/6h; -; 7 d
Oxacilină 2 g i.v. la 4 ore | oxacilină; 2 g; 1/4h; -; -
Cefort 2 g/zi i.v., 14 zile | cefort; -; -; -; 14 d
Amikozit 500 mg im la 12 ore 5 zile | amikozit; 500 mg; 1/12h; -; 5 d
Ciprofloxacină 500 mg 1 cp x 2 ori pe zi x 7 zile | ciprofloxacină; 1 {tbl}; 2/1d; -; 7 d
Nitrofurantoină 100 mg de 3 ori/zi după masă timp de 5 zile | nitrofurantoină; 100 mg; 3/1d; -; 5 d
Metronidazol 250 mg 2 cp x 3/zi, 10 zile | metronidazol; 2 {tbl}; 3/1d; -; 10 d
Colistin 3 mil UI i.v. la 8 ore | colistin; 3 M[IU]; 1/8h; -; -
Penicilină G 2 mil. UI i.v. la 4 ore | penicilină g; 2 M[IU]; 1/4h; -; -
Fluimucil 600 mg 1 tb efervescent/zi 5 zile | fluimucil; 1 {tbl}; 1/1d; -; 5 d
ACC 200 mg 1 plic x 3/zi | acc; 1 {sachet}; 3/1d; -; -
Eurespal sirop 10 ml x 3/zi înainte de masă | eurespal; 10 mL; 3/1d; -; -
Aerius sirop 2,5 ml seara 10 zile | aerius; 2.5 mL; 1/1d; -; 10 d
Singulair 5 mg 1 cp masticabil seara | singulair; 1 {tbl}; 1/1d; -; -
Flixotide 50 mcg 2 pufuri x 2/zi cu spacer | flixotide; 2 {puff}; 2/1d; -; -
Spiriva 18 mcg 1 cps inhalator dimineața | spiriva; 1 {caps}; 1/1d; -; -
Rinofug 1 puf în fiecare nară de 3 ori pe zi, max. 5 zile | rinofug; 1 {puff}; 3/1d; -; 5 d
Azopt 1 picătură de 2 ori pe zi în ambii ochi | azopt; 1 {gtt}; 2/1d; -; -
Floxal 1 pic OS x 5/zi 7 zile | floxal; 1 {gtt}; 5/1d; -; 7 d
Diclofenac supozitoare 1 sup seara 7 zile | diclofenac; 1 {supp}; 1/1d; -; 7 d
Lioton gel local de 2-3 ori pe zi | lioton; -; 2-3/1d; -; -
Fentanyl 50 mcg/h, un plasture la 3 zile | fentanyl; 1 {patch}; 1/3d; -; -
Perfalgan 1 g i.v. la 6 ore la nevoie | perfalgan; 1 g; 0-1/6h; prn; -
Tador 50 mg 1 fiolă i.m. la 12 ore, maxim 2 zile | tador; 1 {amp}; 1/12h; -; 2 d
Piafen 1 cp la durere | piafen; 1 {tbl}; -; prn; -
Motilium 10 mg 1 cp x 3/zi cu 15 minute înainte de mese | motilium; 1 {tbl}; 3/1d; -; -
Debridat 100 mg 1 cp x 3/zi, 1 lună | debridat; 1 {tbl}; 3/1d; -; 1 mo
Ursofalk 250 mg 2 cps seara | ursofalk; 2 {caps}; 1/1d; -; -
Dexametazonă 8 mg iv x 2/zi 2 zile, apoi 4 mg x 2/zi 2 zile | dexametazonă; 8 mg; 2/1d; -; 2 d && dexametazonă; 4 mg; 2/1d; -; 2 d
HHC 100 mg i.v. la 8 ore | hhc; 100 mg; 1/8h; -; -
Rivotril 2 mg 1/4 cp dimineața + 1/2 cp seara | rivotril; 0.25 {tbl}; 1/1d; -; - && rivotril; 0.5 {tbl}; 1/1d; -; -
Vitamina B12 1 f/zi im 10 zile | vitamina b12; 1 {amp}; 1/1d; -; 10 d
Tardyferon 80 mg 1 cp/zi cu 30 min înainte de micul dejun | tardyferon; 1 {tbl}; 1/1d; -; -
Docetaxel 75 mg/m2 i.v. o dată la 3 săptămâni | docetaxel; 75 mg/m2; 1/3wk; -; -
Zometa 4 mg i.v. la 28 zile | zometa; 4 mg; 1/28d; -; -
Dopamină 5 µg/kg/min i.v. | dopamină; 5 ug/kg/min; -; -; -
Amiodarona 900 mg/24 h pev | amiodarona; -; -; -; -
Nitroglicerina 10 mcg/min pe injectomat | nitroglicerina; 10 ug/min; -; -; -
Oxitocina 5 UI iv in bolus | oxitocina; 5 [IU]; -; -; -
bisoprolol 5mg1cp/zi | bisoprolol; 1 {tbl}; 1/1d; -; -
amoxicilna 500 mg 1 caps la 8 ore 7 zile | amoxicilna; 1 {caps}; 1/8h; -; 7 d
Omeprazol 20mg 1cps x1 /zi inainte de mas | omeprazol; 1 {caps}; 1/1d; -; -
Pantoprazol 4O mg 1 cp/zi | pantoprazol; 1 {tbl}; 1/1d; -; -
1. Bisoprolol 2,5 mg 1 cp dim. 2. Lisinopril 10 mg 1 cp seara 3. Aspenter 75 mg 1 cp prânz | bisoprolol; 1 {tbl}; 1/1d; -; - && lisinopril; 1 {tbl}; 1/1d; -; - && aspenter; 1 {tbl}; 1/1d; -; -
Se continuă Eliquis 5 mg x 2/zi; se întrerupe Aspenter | eliquis; 5 mg; 2/1d; -; -
TA 160/95 – se adaugă Amlodipină 5 mg/zi | amlodipină; -; -; -; -
A primit 2 doze de vaccin | none
Nivel seric digoxin 1,1 ng/ml | none
Antibiogramă: amoxicilină 10 mcg S, ciprofloxacină 5 mcg R | none
Glicemie 110 dimineața, 150 la 2 ore după masă | none
RFG 54 ml/min/1,73 m2, K 4,8 | none
Doza anuală 2,1 mSv, limita 20 mSv | none
Debit 0,14 µSv/h la 1 m | none
Kerma 3,2 mGy, 77 kV, 20 mAs | none
Intrări 100 fiole, ieșiri 40 fiole, sold 60 fiole | none
Sondă Foley 18 Ch, se schimbă la 14 zile | none
Regim 5 mese/zi, 2 l lichide | none
Nu s-au recomandat medicamente | none
Vârsta 64 ani, fumător 20 pachete-an | none
Rosuvastatină 10 mg 1 comprimat seara, permanent | rosuvastatină; 1 {tbl}; 1/1d; -; -
Tramadol 50 mg 1-2 capsule la nevoie, maximum de 4 ori pe zi | tramadol; 1-2 {caps}; 0-4/1d; prn; -
Doxiciclină 100 mg x 2/zi cu multă apă, 10 zile | doxiciclină; 100 mg; 2/1d; -; 10 d
Levofloxacină 500 mg i.v. o dată pe zi, 7 zile | levofloxacină; 500 mg; 1/1d; -; 7 d
Dobutamină 5 mcg/kg/min i.v. | dobutamină; 5 ug/kg/min; -; -; -
Levemir 14 UI x 2/zi, Humalog 5 UI înainte de fiecare masă | levemir; 14 [IU]; 2/1d; -; - && humalog; 5 [IU]; 3/1d; -; -
Becotide 250 mcg 2 pufuri de 2 ori pe zi | becotide; 2 {puff}; 2/1d; -; -
Systane 1 picătură în ambii ochi la nevoie | systane; 1 {gtt}; -; prn; -
Elocom unguent 1 aplicație/zi 7 zile | elocom; -; 1/1d; -; 7 d
Matrifen 12 mcg/h plasture, un plasture la 72 de ore | matrifen; 1 {patch}; 1/72h; -; -
Olanzapină 5 mg seara la culcare | olanzapină; 5 mg; 1/1d; -; -
Ospen 750 mg/5 ml câte 5 ml de 4 ori pe zi, 10 zile | ospen; 5 mL; 4/1d; -; 10 d
Ceftriaxonă 80 mg/kg/zi i.v. în priză unică | ceftriaxonă; 80 mg/kg; 1/1d; -; -
Gemcitabină 1000 mg/m2 i.v. zilele 1 și 8 la 21 de zile | gemcitabină; 1000 mg/m2; 2/21d; -; -
Mestinon 60 mg 1 cp de 5 ori/zi | mestinon; 1 {tbl}; 5/1d; -; -
lisinoprl 10mg 1cp pe zi | lisinoprl; 1 {tbl}; 1/1d; -; -
1) Amlodipină 5 mg dimineața; 2) Metformin 1000 mg x 2/zi; 3) Omeprazol 20 mg dimineața | amlodipină; 5 mg; 1/1d; -; - && metformin; 1000 mg; 2/1d; -; - && omeprazol; 20 mg; 1/1d; -; -
Brilique 90 mg 1 cp x 2/zi 12 luni, Aspenter 75 mg 1 cp/zi toată viața | brilique; 1 {tbl}; 2/1d; -; 12 mo && aspenter; 1 {tbl}; 1/1d; -; -
Fitomenadionă 10 mg i.v. stat | fitomenadionă; 10 mg; -; -; -
Haloperidol 5 mg i.m. la nevoie, agitație | haloperidol; 5 mg; -; prn; -
Loratadină 10 mg 1 cp seara 10 zile | loratadină; 1 {tbl}; 1/1d; -; 10 d
Piracetam 800 mg 1 cp dimineata, 1 cp la pranz, 1 cp seara | piracetam; 1 {tbl}; 3/1d; -; -
Controloc 20 mg 1 cp/zi inainte de micul dejun 14 zile | controloc; 1 {tbl}; 1/1d; -; 14 d
Refen 75 mg 1 f im/zi 3 zile | refen; 1 {amp}; 1/1d; -; 3 d
Creatinină 1,2 mg/dl, RFG 58, K 5,1 mmol/l | none
CT low-dose 1,2 mSv, DLP 85 mGy·cm | none
Intoleranță la codeină 30 mg (vărsături) | none
Refuză statina. TA 128/76 | none
Paracetamol susp. 120 mg/5 ml fl. 100 ml, 3 buc. în stoc | none
Reziduu vezical 80 ml, debit 12 ml/s | none
Kinetoterapie de 2 ori pe zi, mers 10 m | none
Test respirator negativ, eradicare H. pylori 2019 | none
Bifiform – câte o capsuliță de două ori pe zi | bifiform; 1 {caps}; 2/1d; -; -
Aspart: 6 UI dimineața / 8 UI la prânz | aspart; 6 [IU]; 1/1d; -; - && aspart; 8 [IU]; 1/1d; -; -
Zolpidem 10 mg, o tabletă la ora unsprezece seara | zolpidem; 1 {tbl}; 1/1d; -; -
Panangin I tb x III/zi, XX zile | panangin; 1 {tbl}; 3/1d; -; 20 d
Omega 3-6-9 câte 2 cps de 2 ori pe zi | omega 3-6-9; 2 {caps}; 2/1d; -; -
Captopril 25 mg retras de medicul de familie în luna iunie | none
Tobrex coll. 1 picătură în ochiul drept la fiecare 4 ore | tobrex; 1 {gtt}; 1/4h; -; -
Donepezil săpt. 1: 5 mg, apoi 10 mg seara | donepezil; 5 mg; -; -; 1 wk && donepezil; 10 mg; 1/1d; -; -
Metoprolol 50 mg 2 x ½ | metoprolol; 0.5 -; 2/1d; -; -
Bisoprolol doi virgulă cinci miligrame dimineața | bisoprolol; 2.5 mg; 1/1d; -; -
Nimesulid 100mg 1cp x 2 ori pe zi – 5 zile după masă | nimesulid; 1 {tbl}; 2/1d; -; 5 d
Loratadină 1 pastilă la alergie, max una pe zi | loratadină; 1 {tbl}; 0-1/1d; prn; -
Rispolept 2 mg: z1 ½ cp, z2 1 cp | rispolept; 0.5 {tbl}; -; -; 1 d && rispolept; 1 {tbl}; -; -; 1 d
Nu a suportat enalapril 10 mg | none
Amlodipină 5 mg dimineața acasă; în spital 10 mg dimineața | amlodipină; 10 mg; 1/1d; -; -
Euthyrox 50 mcg la domiciliu, de azi 75 mcg dimineața | euthyrox; 75 ug; 1/1d; -; -
La domiciliu: losartan 50 mg x 2/zi. În prezent: losartan 100 mg x 2/zi. | losartan; 100 mg; 2/1d; -; -
Convulex 500 mg: de la 1 tb seara s-a trecut la 2 tb seara | convulex; 2 {tbl}; 1/1d; -; -
Conform ghidului, bisoprolol 1,25 mg o dată pe zi | none
În studiu, colchicina 0,5 mg pe zi a redus riscul de evenimente | none
După codeină 30 mg a avut vărsături | none
Tatăl urmează allopurinol 300 mg pe zi | none
În magazie: heparină 5000 UI – 40 fiole | none
Humulin înainte de fiecare masă (mic dejun, prânz, cină) câte 5 UI | humulin; 5 [IU]; 3/1d; -; -
Levemir doza de dimineață 12 UI, doza de seară 18 UI | levemir; 12 [IU]; 1/1d; -; - && levemir; 18 [IU]; 1/1d; -; -
Amikacină 15 mg/kg im, o doză | amikacină; 15 mg/kg; -; -; -
Everolimus 0,75 mg; administrat fix la 08:00 și la 20:00 | everolimus; 0.75 mg; 2/1d; -; -
Euthyrox 50 mcg – comprimat și jumătate dimineața | euthyrox; 1.5 {tbl}; 1/1d; -; -
Milgamma un comprimat seara, timp de o lună și jumătate | milgamma; 1 {tbl}; 1/1d; -; 1.5 mo
Indapamidă SR 1 comprimat zi da, zi nu | indapamidă sr; 1 {tbl}; 1/2d; -; -
Lamictal: 50 mg seara o săptămână, în continuare 50 mg dimineața și seara | lamictal; 50 mg; 1/1d; -; 1 wk && lamictal; 50 mg; 2/1d; -; -
Pentasa 3 g/zi în trei prize | pentasa; 1 g; 3/1d; -; -
Ganciclovir iv 10 mg/kg/zi (de împărțit în două perfuzii), 14 zile | ganciclovir; 5 mg/kg; 2/1d; -; 14 d
Cefepim iv 1 g (orele de administrare: 6, 14, 22) | cefepim; 1 g; 3/1d; -; -
Eticheta cutiei: Zantrixol, o capsulă de 2 ori pe zi | zantrixol; 1 {caps}; 2/1d; -; -
Sorbifer 1 comprimat odată cu masa de prânz | sorbifer; 1 {tbl}; 1/1d; -; -
Abasaglar, o injecție sc pe zi, doza curentă 18 UI | abasaglar; 18 [IU]; 1/1d; -; -
Nebulizare la 6 ore, împreună: Atrovent 1 ml și Budesonid 1 mg | atrovent; 1 mL; 1/6h; -; - && budesonid; 1 mg; 1/6h; -; -
Medrol 4 mg: prima săptămână 4 cpr dimineața, a doua săptămână 2 cpr dimineața | medrol; 4 {tbl}; 1/1d; -; 1 wk && medrol; 2 {tbl}; 1/1d; -; 1 wk
În magazie: cefazolină 1 g – 120 flacoane | none
Aspirat gastric 150 ml la ora 6 | none
Doza zilnică de carbamazepină 600 mg | carbamazepină; -; -; -; -
Bisoprolol / 5 mg / cpr / câte 1 dimineața | bisoprolol; 1 {tbl}; 1/1d; -; -
Antibioterapie cu Zantrixol 1 g iv la 12 ore | zantrixol; 1 g; 1/12h; -; -
Levotiroxină: în loc de 75 mcg se iau acum 100 mcg dimineața | levotiroxină; 100 ug; 1/1d; -; -
Spironolactonă 25 mg o zi da, alta nu | spironolactonă; 25 mg; 1/2d; -; -
S-a administrat prima doză, în continuare cefotaximă 1 g iv la 8 ore | cefotaximă; 1 g; 1/8h; -; -
Medrol 16 mg dimineața 5 zile, apoi câte 4 mg mai puțin în fiecare săptămână | medrol; 16 mg; 1/1d; -; 5 d
Mestecați 1 comprimat de sulfat de magneziu seara | sulfat de magneziu; 1 {tbl}; 1/1d; -; -
Digoxină 1,125 mg dimineața | digoxină; 1.125 mg; 1/1d; -; -
Tacrolimus 1 mg între orele 08:00 și 09:00 | tacrolimus; 1 mg; 1/1d; -; -
Medrol 16 mg dimineața, la fiecare 4 zile se scade cu 4 mg | medrol; 16 mg; 1/1d; -; -
Ketoprofen 100mg 1 tableta de doua ori pe zii | ketoprofen; 1 {tbl}; 2/1d; -; -
Pramipexol 0,25 mg la ora 8:00 și seara | pramipexol; 0.25 mg; 2/1d; -; -
Tacrolimus 2 mg fix la nouă dimineața și nouă seara | tacrolimus; 2 mg; 2/1d; -; -
Desloratadină – o singură pastilă la căderea serii | desloratadină; 1 {tbl}; 1/1d; -; -
Pacienta va primi Utrogestan o capsulă la culcare | utrogestan; 1 {caps}; 1/1d; -; -
Torasemid: 10 mg la trezire și încă 10 mg la amiază | torasemid; 10 mg; 2/1d; -; -
Azatioprină 50 mg tot a doua seară | azatioprină; 50 mg; 1/2d; -; -
Durere: ketoprofen 100 mg de 2 ori pe zi | ketoprofen; 100 mg; 2/1d; -; -
Născut la 39 săptămâni, 3240 g, Apgar 9 | none
Ingerat 1500 ml, eliminat 1350 ml | none
Tresiba 18 UI, o injecție pe zi, la masa principală | tresiba; 18 [IU]; 1/1d; -; -
Hemodializă: Eprex 3000 UI s.c. de două ori săptămânal | eprex; 3000 [IU]; 2/1wk; -; -
Este sigur să iau ibuprofen 400 mg dacă urmez ramipril 5 mg? | none
Torasemid 10 mg scos din schemă | none
`
