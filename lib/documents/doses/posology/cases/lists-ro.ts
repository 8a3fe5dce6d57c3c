/**
 * Romanian lines with lists and changes: stock and deliveries, stopped medicines, titles, a dose that replaces another,
 * amounts by time of day. In the notation of `ru.ts`.
 */
export const RO_LIST_CASES = `
Stoc secție: Algocalmin 1 g/2 ml 37 fiole, Controloc 40 mg 12 flacoane | none
Necesar: Algocalmin 10 fiole, No-Spa 20 fiole, Furosemid 30 fiole | none
Am luat de la farmacie Ospamox 1000 mg, iau câte 1 tb la 12 ore, 7 zile | ospamox; 1 {tbl}; 1/12h; -; 7 d
Anterior: enalapril 10 mg x 2/zi; indapamid 1,5 mg dimineața | none
De evitat ibuprofen 400 mg, diclofenac 75 mg | none
Bisoprolol 5 mg și amlodipină 5 mg oprite din cauza hipotensiunii | none
Torasemid crescut de la 5 la 10 mg dimineața | torasemid; 10 mg; 1/1d; -; -
Se crește doza de perindopril de la 5 la 10 mg seara | perindopril; 10 mg; 1/1d; -; -
Amlodipină era 5 mg, acum 10 mg seara | amlodipină; 10 mg; 1/1d; -; -
Enalapril înlocuit cu losartan 50 mg o dată pe zi | losartan; 50 mg; 1/1d; -; -
Prednison 5 mg: 8 cp dimineața, cu scăderea a 1 cp la 5 zile | prednison; 8 {tbl}; 1/1d; -; -
pt. tensiune perindopril 5 mg 1 pastilă dim., pt. colesterol atorvastatină 20 mg 1 pastilă seara | perindopril; 1 {tbl}; 1/1d; -; - && atorvastatină; 1 {tbl}; 1/1d; -; -
Sintrom o zi 2 mg, o zi 3 mg | sintrom; 2 mg; 1/2d; -; - && sintrom; 3 mg; 1/2d; -; -
Dexametazonă 4 mg: zilele 1-3 câte 2 cp, zilele 4-6 câte 1 cp | dexametazonă; 2 {tbl}; -; -; 3 d && dexametazonă; 1 {tbl}; -; -; 3 d
Schemă 10 zile: pantoprazol 40 mg x 2/zi, amoxicilină 1 g x 2/zi | pantoprazol; 40 mg; 2/1d; -; 10 d && amoxicilină; 1 g; 2/1d; -; 10 d
Spironolactonă cp 25 mg; dim. 1; prânz 0; seara 0 | spironolactonă; 1 {tbl}; 1/1d; -; -
Nolpaza 20 mg cu jumătate de oră înainte de cină, 1 lună | nolpaza; 20 mg; 1/1d; -; 1 mo
Amoxicilină 80 mg/kgc/zi, împărțit la 3 prize, 10 zile | amoxicilină; -; 3/1d; -; 10 d
Apidra: la glicemie 180-200 → 4 UI, 201-250 → 6 UI | apidra; 4 [IU]; -; prn; - && apidra; 6 [IU]; -; prn; -
Clopidogrel 300 mg o dată, apoi 75 mg/zi | clopidogrel; 300 mg; -; -; - && clopidogrel; -; -; -; -
Furosemid 40 mg la ora 8 | furosemid; 40 mg; 1/1d; -; -
Paracetamol 1 g iv dc T > 38,5, cel mult la 6 h | paracetamol; 1 g; 0-1/6h; prn; -
`
