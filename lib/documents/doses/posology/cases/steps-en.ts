/**
 * English lines with daily doses, numbered days, days off, replacements and times without words. In the notation of `ru.ts`.
 */
export const EN_STEP_CASES = `
Valproate, daily dose 15 mg/kg | valproate; -; -; -; -
Stop omeprazole, instead of it pantoprazole 40 mg mane | pantoprazole; 40 mg; 1/1d; -; -
Hydrocortisone 10 mg 0800, 5 mg 1200, 2.5 mg 1700 | hydrocortisone; 10 mg; 1/1d; -; - && hydrocortisone; 5 mg; 1/1d; -; - && hydrocortisone; 2.5 mg; 1/1d; -; -
SIMVASTATIN 40MG/1 TAB/PO/NOCTE | simvastatin; 1 {tbl}; 1/1d; -; -
Torasemide 10 mg alternate days, 5 mg on the other days | torasemide; 10 mg; 1/2d; -; - && torasemide; 5 mg; 1/2d; -; -
Clonazepam 0.5 mg half tab ON for max 2 weeks | clonazepam; 0.5 {tbl}; 1/1d; -; 2 wk
Diazepam D1 20 mg QDS, D2 15 mg QDS, D3 10 mg QDS | diazepam; 20 mg; 4/1d; -; 1 d && diazepam; 15 mg; 4/1d; -; 1 d && diazepam; 10 mg; 4/1d; -; 1 d
Paracetamol 15 mg/kg, max 4 doses in 24 h | paracetamol; 15 mg/kg; 0-4/1d; -; -
Levothyroxine 75 mcg mane, do not take on Sundays | levothyroxine; 75 ug; 6/1wk; -; -
Mometasone cream bd for 2 weeks then twice weekly | mometasone; -; 2/1d; -; 2 wk && mometasone; -; 2/1wk; -; -
Was taking ramipril 2.5 mg od, now 5 mg od | ramipril; 5 mg; 1/1d; -; -
Torasemide 5 mg od before admission, now 10 mg od | torasemide; 10 mg; 1/1d; -; -
Previously on aspirin 75 mg od | none
Ramipril 5 mg od, previously on perindopril 4 mg od | ramipril; 5 mg; 1/1d; -; -
`
