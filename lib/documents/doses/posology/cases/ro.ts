/** Romanian instructions, in the notation of `ru.ts`. */
export const RO_CASES = `
Amoxicilină 500 mg de 3 ori pe zi, 7 zile | amoxicilină; 500 mg; 3/1d; -; 7 d
Paracetamol 500 mg 1 cp x 3/zi | paracetamol; 1 {tbl}; 3/1d; -; -
Paracetamol 500 mg la nevoie, max 4/zi | paracetamol; 500 mg; 0-4/1d; prn; -
Paracetamol 1 cp la 6 ore la nevoie | paracetamol; 1 {tbl}; 0-1/6h; prn; -
Omeprazol 20 mg 1 cps/zi dimineața pe stomacul gol, 4 săptămâni | omeprazol; 1 {caps}; 1/1d; -; 4 wk
Omeprazol 20 mg 1/zi | omeprazol; 20 mg; 1/1d; -; -
Enalapril 10 mg x2/zi | enalapril; 10 mg; 2/1d; -; -
Bisoprolol 2,5 mg o dată pe zi dimineața | bisoprolol; 2.5 mg; 1/1d; -; -
Atorvastatină 20 mg seara la culcare | atorvastatină; 20 mg; 1/1d; -; -
Metformin 1000 mg de două ori pe zi după masă | metformin; 1000 mg; 2/1d; -; -
Ibuprofen 200-400 mg de 3-4 ori pe zi | ibuprofen; 200-400 mg; 3-4/1d; -; -
Câte 1 comprimat de 3 ori pe zi | -; 1 {tbl}; 3/1d; -; -
Câte 1-2 comprimate de 2-3 ori pe zi | -; 1-2 {tbl}; 2-3/1d; -; -
Câte un comprimat dimineața și seara | -; 1 {tbl}; 2/1d; -; -
Câte o capsulă la 12 ore timp de 10 zile | -; 1 {caps}; 1/12h; -; 10 d
Câte două comprimate la 8 ore | -; 2 {tbl}; 1/8h; -; -
Jumătate de comprimat seara | -; 0.5 {tbl}; 1/1d; -; -
½ cp dimineața | -; 0.5 {tbl}; 1/1d; -; -
1/2 cp x 2/zi | -; 0.5 {tbl}; 2/1d; -; -
Un comprimat și jumătate pe zi | -; -; -; -; -
Digoxin 0,25 mg 1 cp o zi da, una nu | digoxin; 1 {tbl}; 1/2d; -; -
Furosemid 40 mg 1 cp la 2 zile | furosemid; 1 {tbl}; 1/2d; -; -
Furosemid 40 mg dimineața, o dată la 2 zile | furosemid; 40 mg; 1/2d; -; -
Metotrexat 10 mg o dată pe săptămână | metotrexat; 10 mg; 1/1wk; -; -
Metotrexat 15 mg 1/săptămână | metotrexat; 15 mg; 1/1wk; -; -
Acid folic 5 mg o dată pe săptămână | acid folic; 5 mg; 1/1wk; -; -
Alendronat 70 mg 1 cp/săpt | alendronat; 1 {tbl}; 1/1wk; -; -
Vitamina B12 1 fiolă i.m. o dată pe lună | vitamina b12; 1 {amp}; 1/1mo; -; -
Vitamina D3 2000 UI zilnic | vitamina d3; 2000 [IU]; 1/1d; -; -
Vitamina D 10.000 UI o dată pe săptămână | vitamina d; 10000 [IU]; 1/1wk; -; -
Ceftriaxonă 1 g i.v. la 12 ore 7 zile | ceftriaxonă; 1 g; 1/12h; -; 7 d
Ceftriaxonă 2 g iv o dată pe zi timp de 10 zile | ceftriaxonă; 2 g; 1/1d; -; 10 d
Ketorolac 30 mg im la nevoie | ketorolac; 30 mg; -; prn; -
Diclofenac 75 mg im doză unică | diclofenac; 75 mg; -; -; -
Insulină glargin 20 UI sc la culcare | insulină glargin; 20 [IU]; 1/1d; -; -
Insulină aspart 6-8 UI s.c. înainte de masă de 3 ori pe zi | insulină aspart; 6-8 [IU]; 3/1d; -; -
Insulină 10 UI dimineața și 6 UI seara | insulină; 10 [IU]; 1/1d; -; - && insulină; 6 [IU]; 1/1d; -; -
Salbutamol 100 mcg/doză 2 pufuri la nevoie | salbutamol; 2 {puff}; -; prn; -
Salbutamol 1-2 puf-uri la 4-6 ore la nevoie | salbutamol; 1-2 {puff}; 0-1/4-6h; prn; -
Ventolin 2 puff x 4/zi | ventolin; 2 {puff}; 4/1d; -; -
Tobradex câte 1 picătură în ambii ochi de 4 ori pe zi 7 zile | tobradex; 1 {gtt}; 4/1d; -; 7 d
Vibrocil 2 picături în fiecare nară de 3 ori pe zi, 5 zile | vibrocil; 2 {gtt}; 3/1d; -; 5 d
Nurofen sirop 5 ml la 6-8 ore la nevoie | nurofen; 5 mL; 0-1/6-8h; prn; -
Sirop de tuse 1 linguriță de 3 ori pe zi | -; 1 {spoon}; 3/1d; -; -
Smecta 1 plic x 3/zi, 3 zile | smecta; 1 {sachet}; 3/1d; -; 3 d
ACC 200 mg 1 plic de 3 ori pe zi 5 zile | acc; 1 {sachet}; 3/1d; -; 5 d
Indometacin supozitoare 1 sup seara 10 zile | indometacin; 1 {supp}; 1/1d; -; 10 d
Augmentin 875/125 mg 1 cp la 12 ore 7 zile | augmentin; 1 {tbl}; 1/12h; -; 7 d
Augmentin 875 mg/125 mg de 2 ori pe zi, 7 zile | augmentin; 875 mg; 2/1d; -; 7 d && augmentin; 125 mg; 2/1d; -; 7 d
Co-Diovan 160/12,5 mg 1 dată/zi | co-diovan; 160 mg; 1/1d; -; - && co-diovan; 12.5 mg; 1/1d; -; -
Concor 5 mg 1-0-0 | concor; 5 mg; 1/1d; -; -
Metformin 850 mg 1-0-1 | metformin; 850 mg; 2/1d; -; -
Siofor 1000 mg 1-0-1 cp | siofor; 1 {tbl}; 2/1d; -; -
Madopar 1-1-1-0 | madopar; 1 -; 3/1d; -; -
Carvedilol 12,5 mg ½-0-½ | carvedilol; 0.5 -; 2/1d; -; -
Trombex 75 mg 0-1-0 | trombex; 75 mg; 1/1d; -; -
Algocalmin 1 cp la nevoie, maxim 3 pe zi | algocalmin; 1 {tbl}; 0-3/1d; prn; -
No-Spa 2 cp x 3/zi | no-spa; 2 {tbl}; 3/1d; -; -
Nimesil 1 plic x 2/zi după masă, maxim 10 zile | nimesil; 1 {sachet}; 2/1d; -; 10 d
Loratadină 10 mg zilnic, 2 săptămâni | loratadină; 10 mg; 1/1d; -; 2 wk
Cetirizină 10 mg 1 cp seara | cetirizină; 1 {tbl}; 1/1d; -; -
Dexametazonă 8 mg iv x 2/zi | dexametazonă; 8 mg; 2/1d; -; -
Prednison 40 mg/zi 5 zile, apoi 20 mg/zi 5 zile | prednison; -; -; -; 5 d && prednison; -; -; -; 5 d
Prednison 5 mg 4 cp dimineața 7 zile, apoi 2 cp dimineața 7 zile | prednison; 4 {tbl}; 1/1d; -; 7 d && prednison; 2 {tbl}; 1/1d; -; 7 d
Medrol 16 mg zilnic 5 zile, apoi 8 mg zilnic 5 zile, apoi 4 mg zilnic 5 zile | medrol; 16 mg; 1/1d; -; 5 d && medrol; 8 mg; 1/1d; -; 5 d && medrol; 4 mg; 1/1d; -; 5 d
Ampicilină 100 mg/kg/zi în 4 prize | ampicilină; 25 mg/kg; 4/1d; -; -
Amoxicilină 1500 mg/zi în 3 prize 7 zile | amoxicilină; 500 mg; 3/1d; -; 7 d
Ibuprofen 30 mg/kg/zi divizat în 3-4 prize | ibuprofen; 7.5-10 mg/kg; 3-4/1d; -; -
Gentamicină 5 mg/kg/zi im doză unică zilnică | gentamicină; 5 mg/kg; 1/1d; -; -
Paracetamol 15 mg/kg la 6 ore la nevoie | paracetamol; 15 mg/kg; 0-1/6h; prn; -
Vancomicină 15 mg/kg iv la 12 ore | vancomicină; 15 mg/kg; 1/12h; -; -
Dopamină 5 mcg/kg/min iv | dopamină; 5 ug/kg/min; -; -; -
Heparină 5000 UI s.c. la 8 ore | heparină; 5000 [IU]; 1/8h; -; -
Clexane 0,4 ml sc 1/zi 10 zile | clexane; 0.4 mL; 1/1d; -; 10 d
Clexane 2000 UI/0,2 ml sc 1 dată pe zi | clexane; -; 1/1d; -; -
Lactuloză 15-30 ml o dată pe zi dimineața | lactuloză; 15-30 mL; 1/1d; -; -
Amlodipină 5 mg dimineața, losartan 50 mg seara | amlodipină; 5 mg; 1/1d; -; - && losartan; 50 mg; 1/1d; -; -
Aspenter 75 mg la prânz; Sortis 40 mg seara; Concor 5 mg dimineața | aspenter; 75 mg; 1/1d; -; - && sortis; 40 mg; 1/1d; -; - && concor; 5 mg; 1/1d; -; -
Levetiracetam 500 mg dimineața și 500 mg seara | levetiracetam; 500 mg; 2/1d; -; -
Carbamazepină 200 mg dimineața, 400 mg seara | carbamazepină; 200 mg; 1/1d; -; - && carbamazepină; 400 mg; 1/1d; -; -
Dimineața 1 cp, seara 2 cp | -; 1 {tbl}; 1/1d; -; - && -; 2 {tbl}; 1/1d; -; -
Fluconazol 150 mg doză unică | fluconazol; 150 mg; -; -; -
Fluconazol 150 mg o dată la 3 zile | fluconazol; 150 mg; 1/3d; -; -
Azitromicină 500 mg/zi 3 zile | azitromicină; -; -; -; 3 d
Azitromicină 500 mg o dată pe zi, 3 zile | azitromicină; 500 mg; 1/1d; -; 3 d
Clotrimazol cremă local de 2 ori pe zi 2 săptămâni | clotrimazol; -; 2/1d; -; 2 wk
Nitroglicerină 0,5 mg sublingual la nevoie | nitroglicerină; 0.5 mg; -; prn; -
Captopril 25 mg sublingual la nevoie | captopril; 25 mg; -; prn; -
Tramadol 50 mg 1-2 cps la 4-6 ore, maxim 8 cps pe zi | tramadol; 1-2 {caps}; 1/4-6h; -; -
Morfină 10 mg la 12 ore | morfină; 10 mg; 1/12h; -; -
Nistatin 500.000 UI de 4 ori pe zi 10 zile | nistatin; 500000 [IU]; 4/1d; -; 10 d
Penicilină G 1 milion UI im la 6 ore | penicilină g; 1 M[IU]; 1/6h; -; -
Levotiroxină 50 µg dimineața pe nemâncate | levotiroxină; 50 ug; 1/1d; -; -
Euthyrox 75 micrograme 1 cp/zi cu 30 de minute înainte de micul dejun | euthyrox; 1 {tbl}; 1/1d; -; -
Fier 100 mg de 2 ori pe zi înainte de masă, 3 luni | fier; 100 mg; 2/1d; -; 3 mo
Maalox 1 lingură de 4 ori pe zi | maalox; 1 {spoon}; 4/1d; -; -
Kreon 25.000 UI în timpul mesei de 3 ori pe zi | kreon; 25000 [IU]; 3/1d; -; -
Valeriană 20-30 picături seara | valeriană; 20-30 {gtt}; 1/1d; -; -
PARACETAMOL 500 MG 1 CP X 3/ZI | paracetamol; 1 {tbl}; 3/1d; -; -
AMOXICILINA 500 MG LA 8 ORE 7 ZILE | amoxicilina; 500 mg; 1/8h; -; 7 d
amoxicilina 1 cps la 8 ore timp de 7 zile | amoxicilina; 1 {caps}; 1/8h; -; 7 d
Se administrează 1 comprimat de 2 ori pe zi | -; 1 {tbl}; 2/1d; -; -
Se va lua câte 1 tb. pe zi, timp de o lună | -; 1 {tbl}; 1/1d; -; 1 mo
Zopiclonă 7,5 mg la culcare | zopiclonă; 7.5 mg; 1/1d; -; -
Sertralină 50 mg 1 cp/zi | sertralină; 1 {tbl}; 1/1d; -; -
Diazepam 10 mg ½ cp seara 5 zile | diazepam; 0.5 {tbl}; 1/1d; -; 5 d
Tamsulosin 0,4 mg bid | tamsulosin; 0.4 mg; 2/1d; -; -
Tamsulosin 0,4 mg 1 caps seara | tamsulosin; 1 {caps}; 1/1d; -; -
Warfarină 2,5 mg 1,5 cp seara | warfarină; 1.5 {tbl}; 1/1d; -; -
Sintrom 4 mg 1/4 cp pe zi alternativ | sintrom; 0.25 {tbl}; 1/2d; -; -
Xarelto 20 mg 1 cp pe zi la cină | xarelto; 1 {tbl}; 1/1d; -; -
Eliquis 5 mg 1 cp x2/zi | eliquis; 1 {tbl}; 2/1d; -; -
Plavix 75mg 1cp/zi | plavix; 1 {tbl}; 1/1d; -; -
Linex 2 cps de trei ori pe zi 14 zile | linex; 2 {caps}; 3/1d; -; 14 d
Ursofalk 250 mg 3 cps seara 6 luni | ursofalk; 3 {caps}; 1/1d; -; 6 mo
Mydocalm 150 mg de 3 ori/zi | mydocalm; 150 mg; 3/1d; -; -
Milgamma 1 fiolă im la 2 zile, 10 zile | milgamma; 1 {amp}; 1/2d; -; 10 d
Clorură de potasiu 20 mmol iv | clorură de potasiu; 20 mmol; -; -; -
Izoniazidă 5 mg/kg o dată pe zi | izoniazidă; 5 mg/kg; 1/1d; -; -
Rifampicină 600 mg de 3 ori pe săptămână 4 luni | rifampicină; 600 mg; 3/1wk; -; 4 mo
Symbicort 160/4,5 mcg 1 puf de 2 ori pe zi | symbicort; 1 {puff}; 2/1d; -; -
Seretide 50/250 mcg de două ori pe zi | seretide; 50 ug; 2/1d; -; - && seretide; 250 ug; 2/1d; -; -
Acetilcisteină 600 mg o dată pe zi timp de o săptămână | acetilcisteină; 600 mg; 1/1d; -; 1 wk
Meloxicam 15 mg im 1/zi 3 zile, apoi 15 mg oral 1/zi 10 zile | meloxicam; 15 mg; 1/1d; -; 3 d && meloxicam; 15 mg; 1/1d; -; 10 d
Doxiciclină 100 mg la 12 ore în prima zi, apoi 100 mg la 24 ore | doxiciclină; 100 mg; 1/12h; -; - && doxiciclină; 100 mg; 1/24h; -; -
Acid alendronic 70 mg săptămânal | acid alendronic; 70 mg; 1/1wk; -; -
Zometa 4 mg iv la 4 săptămâni | zometa; 4 mg; 1/4wk; -; -
Kreon câte 1-2 capsule la fiecare masă | kreon; 1-2 {caps}; 3/1d; -; -
Essentiale 2 cps de 3 ori/zi în timpul mesei | essentiale; 2 {caps}; 3/1d; -; -
Euthyrox 50 mcg luni, miercuri și vineri | euthyrox; 50 ug; 3/1wk; -; -
Perindopril 5 mg 1 cp dim. | perindopril; 1 {tbl}; 1/1d; -; -
Indapamid 1,5 mg 1 tb dimineața | indapamid; 1 {tbl}; 1/1d; -; -
Spironolactonă 25 mg 1 cp la prânz | spironolactonă; 1 {tbl}; 1/1d; -; -
Diazepam 5 mg 1 cp seara la nevoie | diazepam; 1 {tbl}; 0-1/1d; prn; -
Betaserc 24 mg 1 cp de două ori pe zi, 2 luni | betaserc; 1 {tbl}; 2/1d; -; 2 mo
Codeină 1 cp la 8 ore la durere | codeină; 1 {tbl}; 0-1/8h; prn; -
Ketoprofen 100 mg la durere, max. 2/zi | ketoprofen; 100 mg; 0-2/1d; prn; -
Colchicină 1 mg de 2-3 ori pe zi | colchicină; 1 mg; 2-3/1d; -; -
Alopurinol 100 mg zilnic după masă | alopurinol; 100 mg; 1/1d; -; -
Debridat 1 cp de 3 ori pe zi înainte de mese | debridat; 1 {tbl}; 3/1d; -; -
Bromhexin 8 mg x 3/zi 7 zile | bromhexin; 8 mg; 3/1d; -; 7 d
Aciclovir 200 mg de 5 ori pe zi 5 zile | aciclovir; 200 mg; 5/1d; -; 5 d
Eritropoietină 2000 UI sc de 3 ori pe săptămână | eritropoietină; 2000 [IU]; 3/1wk; -; -
Fentanyl plasture 25 mcg/h la 72 ore | fentanyl; 25 ug/h; 1/72h; -; -
Depakine 300 mg 1 cp dimineața și 2 cp seara | depakine; 1 {tbl}; 1/1d; -; - && depakine; 2 {tbl}; 1/1d; -; -
`
