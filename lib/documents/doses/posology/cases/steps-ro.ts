/**
 * Romanian lines with daily doses, numbered days, days off, replacements and times without words. In the notation of `ru.ts`.
 */
export const RO_STEP_CASES = `
Fenobarbital, doza zilnică 4 mg/kg | fenobarbital; -; -; -; -
Omeprazol se oprește, în locul acestuia Pantoprazol 40 mg dimineața | pantoprazol; 40 mg; 1/1d; -; -
Digoxin 0,25 mg ½ cp/zi, pauză joia și duminica | digoxin; 0.5 {tbl}; 5/1wk; -; -
Furosemid 40 mg 1 cp la 2 zile, în celelalte zile ½ cp | furosemid; 1 {tbl}; 1/2d; -; - && furosemid; 0.5 {tbl}; 1/2d; -; -
Ciclofosfamidă 600 mg/m2 iv ziua 1 la 21 de zile | ciclofosfamidă; 600 mg/m2; 1/21d; -; -
Quetiapină: ziua 1 – 50 mg, ziua 2 – 100 mg | quetiapină; 50 mg; -; -; 1 d && quetiapină; 100 mg; -; -; 1 d
La tuse Ambroxol 30 mg x 3/zi ori Bromhexin 8 mg x 3/zi | ambroxol; 30 mg; 0-3/1d; prn; - && bromhexin; 8 mg; 0-3/1d; prn; -
Sol. Analgini 50% – 2 ml + Sol. Papaverini 2% – 2 ml i/m la colici | analgini; 2 mL; -; prn; - && papaverini; 2 mL; -; prn; -
PERINDOPRIL 5MG...1CP...DIM. | perindopril; 1 {tbl}; 1/1d; -; -
Ringer lactat în perfuzie, 40 pic/min | ringer lactat; 40 {gtt}/min; -; -; -
Sintrom 2 mg L-Mi-V, 3 mg în restul săptămânii | sintrom; 2 mg; 3/1wk; -; - && sintrom; 3 mg; 4/1wk; -; -
Acenocumarol 4 mg: luni, marți, joi ¼ cp; restul zilelor ½ cp | acenocumarol; 0.25 {tbl}; 3/1wk; -; - && acenocumarol; 0.5 {tbl}; 4/1wk; -; -
Spironolactonă 25 mg 1-O-O cp | spironolactonă; 1 {tbl}; 1/1d; -; -
Locoid cremă seara, 2 săptămâni, apoi de două ori pe săptămână | locoid; -; 1/1d; -; 2 wk && locoid; -; 2/1wk; -; -
Mometazonă spray 1 puf/narină de max. 3 ori pe zi | mometazonă; 1 {puff}; 0-3/1d; -; -
5-fluorouracil 400 mg/m² iv bolus, zilele 1–5 | 5-fluorouracil; 400 mg/m2; -; -; 5 d
Vit C 5%-4,0 i/m x 1/zi | vit c; 4.0 mL; 1/1d; -; -
Euthyrox 75 mcg dimineața, cu excepția duminicii | euthyrox; 75 ug; 6/1wk; -; -
A luat anterior Ramipril 2,5 mg pe zi, acum 5 mg pe zi | ramipril; 5 mg; 1/1d; -; -
Xarelto a fost 15 mg de 2 ori pe zi, acum 20 mg o dată pe zi | xarelto; 20 mg; 1/1d; -; -
`
