/**
 * English lines in which other facts appear next to the medicine: why it was stopped, a weight, an allergy, the time before
 * the name. In the notation of `ru.ts`.
 */
export const EN_CONTEXT_CASES = `
Amlodipine 10 mg stopped because of ankle swelling | none
Lisinopril 10 mg daily discontinued owing to cough | none
Amlodipine 10 mg daily. Stopped because of oedema. | none
Amlodipine 10 mg od, discontinue because of oedema | none
Warfarin 5 mg stopped after bleeding, 3 days | none
Aspirin 75 mg until surgery stopped | none
Tramadol 50 mg stopped if sick | none
Ibuprofen 400 mg previously for pain | none
Amoxicillin 500 mg do not take because of rash | none
Stopped because of oedema amlodipine 10 mg, takes losartan 50 mg daily | losartan; 50 mg; 1/1d; -; -
Digoxin 125 mcg od hold if pulse < 50 | digoxin; 125 ug; 1/1d; -; -
Loperamide 2 mg prn until diarrhoea stopped | loperamide; 2 mg; -; prn; -
Child 18 kg: ibuprofen 10 mg/kg/dose every 8 hours as needed | ibuprofen; 10 mg/kg; 0-1/8h; prn; -
Infant 4.5 kg gentamicin 7 mg/kg od | gentamicin; 7 mg/kg; 1/1d; -; -
For a 20 kg child: amoxicillin 250 mg three times daily | amoxicillin; 250 mg; 3/1d; -; -
BSA 1.8 m2: doxorubicin 60 mg/m2 every 21 days | doxorubicin; 60 mg/m2; 1/21d; -; -
Weight 68 kg: enoxaparin 1 mg/kg sc every 12 hours | enoxaparin; 1 mg/kg; 1/12h; -; -
I take in the morning amlodipine 5 mg and at night one tablet of simvastatin 20 mg | amlodipine; 5 mg; 1/1d; -; - && simvastatin; 1 {tbl}; 1/1d; -; -
Morning: bisoprolol 5 mg, aspirin 75 mg. Night: rosuvastatin 10 mg | bisoprolol; 5 mg; 1/1d; -; - && aspirin; 75 mg; 1/1d; -; - && rosuvastatin; 10 mg; 1/1d; -; -
Two Lipitor 40 mg tablets at night | lipitor; 2 {tbl}; 1/1d; -; -
Take half of a 25 mg metoprolol tablet each morning | metoprolol; 0.5 {tbl}; 1/1d; -; -
One and a half warfarin 3 mg tablets daily | warfarin; 1.5 {tbl}; 1/1d; -; -
Take two of the 500 mg paracetamol tablets when needed | paracetamol; 2 {tbl}; -; prn; -
One tablet of Nebivor 5 mg a day | nebivor; 1 {tbl}; 1/1d; -; -
If SBP > 150 - captopril 25 mg sublingually; if HR > 110 - propranolol 10 mg | captopril; 25 mg; -; prn; - && propranolol; 10 mg; -; prn; -
For BP above 160 captopril 25 mg; for pulse above 100 propranolol 10 mg | captopril; 25 mg; -; prn; - && propranolol; 10 mg; -; prn; -
Humalog per glucose: 4 units if > 200, 6 units if > 250 | humalog; 4 [USP'U]; -; prn; - && humalog; 6 [USP'U]; -; prn; -
Ciprofloxacin otic 4 drops right ear twice daily | ciprofloxacin; 4 {gtt}; 2/1d; -; -
Ibuprofen 400 mg at half past 8 | ibuprofen; 400 mg; 1/1d; -; -
Amlodipine 10 mg od (stopped because of oedema) | none
Sertraline 50 mg weaned off | none
Continue amlodipine 5 mg daily, aspirin 75 mg stopped because of bleeding | amlodipine; 5 mg; 1/1d; -; -
Bisoprolol 5 mg od (amlodipine stopped) | bisoprolol; 5 mg; 1/1d; -; -
Vitamin B12 morning and evening 100 units | vitamin b12; 100 [USP'U]; 2/1d; -; -
Aspirin 75 mg daily (discontinued 3 days ago) | none
Half of one 50 mg tablet of atenolol daily | atenolol; 0.5 {tbl}; 1/1d; -; -
At 8:00 enalapril 10 mg, at 20:00 bisoprolol 5 mg | enalapril; 10 mg; 1/1d; -; - && bisoprolol; 5 mg; 1/1d; -; -
Humalog: 150-200 = 2 units, 201-250 = 4 units | humalog; 2 [USP'U]; -; prn; - && humalog; 4 [USP'U]; -; prn; -
Stop: aspirin 75 mg, clopidogrel 75 mg. Start: rivaroxaban 20 mg evening | rivaroxaban; 20 mg; 1/1d; -; -
Two tablets in the morning and one at night of metformin 500 mg | metformin; 2 {tbl}; 1/1d; -; - && metformin; 1 {tbl}; 1/1d; -; -
Rosuvastatin 20 mg on hold until ALT normal | none
Was on methotrexate 10 mg once weekly until May 2022 | none
Previously valsartan 80 mg bd until December, now nothing | none
5F radial sheath, 6F catheter | none
Spinal needle 25G, 90 mm | none
In the morning bisoprolol 5 mg and perindopril 8 mg, at bedtime rosuvastatin 10 mg | bisoprolol; 5 mg; 1/1d; -; - && perindopril; 8 mg; 1/1d; -; - && rosuvastatin; 10 mg; 1/1d; -; -
Enoxaparin 40 mg sc at 10 in the morning and 10 in the evening | enoxaparin; 40 mg; 2/1d; -; -
Warfarin 3 mg: one entire tablet at bedtime | warfarin; 1 {tbl}; 1/1d; -; -
`
