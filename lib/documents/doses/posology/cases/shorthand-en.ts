/**
 * English lines in the shorthand of notes and charts, with what is changed, given or only named. In the notation of
 * `ru.ts`.
 */
export const EN_SHORTHAND_CASES = `
Started apixaban 5 mg bd, stopped warfarin 3 mg od | apixaban; 5 mg; 2/1d; -; -
Losartan reduced from 100 mg od to 50 mg od | losartan; 50 mg; 1/1d; -; -
Apixaban at a dose of seven point five milligrams twice a day | apixaban; 7.5 mg; 2/1d; -; -
Ciclosporin 100 mg-0-50 mg | ciclosporin; 50-100 mg; 2/1d; -; -
Pred forte 1 drop OD q3h | pred forte; 1 {gtt}; 1/3h; -; -
Cefalexin 500 mg tds since Monday | cefalexin; 500 mg; 3/1d; -; -
Spironolactone 50 mg alt days | spironolactone; 50 mg; 1/2d; -; -
Paracetamol 1 g 6/24 | paracetamol; 1 g; 1/6h; -; -
Hydroxocobalamin 1 mg im q12/52 | hydroxocobalamin; 1 mg; 1/12wk; -; -
Naproxen 250 mg bd-tds | naproxen; 250 mg; 2-3/1d; -; -
Morphine 5 mg q4h prn, NTE 30 mg/day | morphine; 5 mg; 0-1/4h; prn; -
Sertraline 50 mg od, may increase to 100 mg after 4 weeks | sertraline; 50 mg; 1/1d; -; -
Glargine 20 units pre-bed | glargine; 20 [USP'U]; 1/1d; -; -
Alginate 10 mL pc + nocte | alginate; 10 mL; 4/1d; -; -
Nitrofurantoin 50 mg ON prophylaxis | nitrofurantoin; 50 mg; 1/1d; -; -
Tramadol 50 mg up to 4 times a day if paracetamol isn't helping | tramadol; 50 mg; 0-4/1d; prn; -
Cyclizine 50 mg tds for 3/7 then PRN | cyclizine; 50 mg; 3/1d; -; 3 d && cyclizine; 50 mg; -; prn; -
Lorazepam 1 mg 1 hour before MRI | lorazepam; 1 mg; -; -; -
Salbutamol 6 puffs every 20 min x3 | salbutamol; 6 {puff}; -; -; -
Take ONE capsule twice a day with food. 56 Pregabalin 75 mg capsules | pregabalin; 1 {caps}; 2/1d; -; -
Insert ONE pessary at night. Clotrimazole | clotrimazole; 1 {supp}; 1/1d; -; -
Morphine 20-40 mg/24 h, stat 5 mg given 04:20 | morphine; -; -; -; -
Amlodipine 5 mg od, no monitoring required | amlodipine; 5 mg; 1/1d; -; -
Levemir 12 units given 08:00. Continue 10 units bd | levemir; 10 [USP'U]; 2/1d; -; -
Paracetamol 1 g given 08:00, 20:00 | paracetamol; 1 g; 2/1d; -; -
Paracetamol 1 g given at 06:15 | none
No diazepam required overnight | none
Allergic to amoxicillin, tolerates cefuroxime 500 mg | none
Prior auth denied for semaglutide 1 mg | none
Line flushed with 5 mL saline bd | none
Urine culture >10^5 cfu | none
Drain output 90 mL/24 h | none
Fentanyl last used Monday 50 mcg | none
`
