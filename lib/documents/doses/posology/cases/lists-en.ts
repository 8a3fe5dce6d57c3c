/**
 * English lines with lists and changes: stock and deliveries, stopped medicines, titles, a dose that replaces another,
 * amounts by time of day. In the notation of `ru.ts`.
 */
export const EN_LIST_CASES = `
Ward stock: paracetamol 500 mg tabs 100, codeine 30 mg 28 tablets, morphine 10 ampoules | none
Resus trolley: adrenaline 1 mg 5 ampoules, amiodarone 300 mg 2 ampoules | none
Imaging corner: adrenaline 1 mg 5 ampoules, amiodarone 300 mg 2 ampoules | none
Furosemide 40 mg 56 tablets, aspirin 28 tablets in stock | none
Diazepam 2 mg tds prn, 14 tablets supplied | diazepam; 2 mg; 0-3/1d; prn; -
Bought ibuprofen 400 mg, takes 1 tablet every 8 hours | ibuprofen; 1 {tbl}; 1/8h; -; -
Discontinued medications: Atorvastatin 20 mg nocte; Lisinopril 10 mg daily | none
Avoid ibuprofen 400 mg, naproxen 500 mg | none
Amlodipine 5 mg and bisoprolol 5 mg stopped | none
Amlodipine 10 mg od, ramipril 5 mg od: both stopped | none
Was on ramipril 10 mg, now on losartan 50 mg daily | losartan; 50 mg; 1/1d; -; -
Torasemide increased from 5 to 10 mg in the morning | torasemide; 10 mg; 1/1d; -; -
Metformin increased from once to twice daily | metformin; -; 2/1d; -; -
Omeprazole 20 mg od -> 40 mg od | omeprazole; 40 mg; 1/1d; -; -
Ramipril was 2.5 mg, now 5 mg daily | ramipril; 5 mg; 1/1d; -; -
Swap atenolol for nebivolol 1.25 mg each morning | nebivolol; 1.25 mg; 1/1d; -; -
Switch from warfarin to apixaban 5 mg bd | apixaban; 5 mg; 2/1d; -; -
Prednisolone 40 mg od, reduce by 5 mg every week to 10 mg | prednisolone; 40 mg; 1/1d; -; -
Warfarin: 4 mg one day, 5 mg the next | warfarin; 4 mg; 1/2d; -; - && warfarin; 5 mg; 1/2d; -; -
Diazepam: 5 mg tds days 1-2, 5 mg bd days 3-4 | diazepam; 5 mg; 3/1d; -; 2 d && diazepam; 5 mg; 2/1d; -; 2 d
Quetiapine 25 mg for 3 nights | quetiapine; 25 mg; 1/1d; -; 3 d
Eradication for 7 days: omeprazole 20 mg bd, amoxicillin 1 g bd | omeprazole; 20 mg; 2/1d; -; 7 d && amoxicillin; 1 g; 2/1d; -; 7 d
My tablets: amlodipine (5 mg) x1 morning. Metformin (500 mg) x2 breakfast, x2 tea. | amlodipine; 1 {tbl}; 1/1d; -; - && metformin; 2 {tbl}; 2/1d; -; -
Ramipril 5 mg caps; morning 1; noon 0; evening 1 | ramipril; 1 {caps}; 2/1d; -; -
Madopar 62.5 mg: at 6, 10 and 14 one capsule; at bedtime two capsules | madopar; 1 {caps}; 3/1d; -; - && madopar; 2 {caps}; 1/1d; -; -
Alendronate 70 mg tab: one every Sunday, half an hour before breakfast | alendronate; 1 {tbl}; 1/1wk; -; -
Co-trimoxazole 960 mg Mon/Wed/Fri | co-trimoxazole; 960 mg; 3/1wk; -; -
Adoport 3 mg at 10:00 and 2.5 mg at 22:00; trough level Thursday | adoport; 3 mg; 1/1d; -; - && adoport; 2.5 mg; 1/1d; -; -
Lithium 800 mg nocte (levels 3 monthly) | lithium; 800 mg; 1/1d; -; -
Warfarin 1 and ½ tablets at night | warfarin; 1.5 {tbl}; 1/1d; -; -
Amlodipine 5 mg x 28 | none
Metformin 500 mg 1-0-1 | metformin; 500 mg; 2/1d; -; -
`
