/** English lines from wards and discharge notes; see `hospital-ru.ts`. */
export const EN_HOSPITAL_CASES = `
Omeprazole 40 mg IV BD for 5 days | omeprazole; 40 mg; 2/1d; -; 5 d
Ketorolac 30 mg/mL 1 mL IM prn pain, max three times a day | ketorolac; 1 mL; 0-3/1d; prn; -
Enalapril 5 mg half a tablet morning and evening | enalapril; 0.5 {tbl}; 2/1d; -; -
Dexamethasone 8 mg IV in the morning, 4 mg IM in the evening | dexamethasone; 8 mg; 1/1d; -; - && dexamethasone; 4 mg; 1/1d; -; -
Start cefuroxime 500 mg PO BD x 7 days | cefuroxime; 500 mg; 2/1d; -; 7 d
Spironolactone 50 mg at lunchtime long term | spironolactone; 50 mg; 1/1d; -; -
Hartmann's 500 mL IV once daily for 3 days | hartmann's; 500 mL; 1/1d; -; 3 d
Vancomycin 1 g in 250 mL saline IV q12h over 2 hours | vancomycin; 1 g; 1/12h; -; -
Rivaroxaban 15 mg BD for 21 days then 20 mg OD | rivaroxaban; 15 mg; 2/1d; -; 21 d && rivaroxaban; 20 mg; 1/1d; -; -
Carvedilol 6.25 mg 1/2 tab BID | carvedilol; 0.5 {tbl}; 2/1d; -; -
Insulin lispro 8-6-8 units SC before meals | insulin lispro; 6-8 [USP'U]; 3/1d; -; -
Torsemide 10 mg 1 tab every other morning | torsemide; 1 {tbl}; 1/2d; -; -
Ibuprofen susp 100 mg/5 mL, 7.5 mL for fever, no more than 4 times a day | ibuprofen; 7.5 mL; 0-4/1d; prn; -
Paracetamol suppository 250 mg 1 supp PR prn fever | paracetamol; 1 {supp}; -; prn; -
Xylometazoline 0.1% 2 sprays each nostril tds, max 5 days | xylometazoline; 2 {puff}; 3/1d; -; 5 d
Ciprofloxacin 0.3% eye drops 2 drops both eyes 6 times a day | ciprofloxacin; 2 {gtt}; 6/1d; -; -
Mometasone cream thin layer once daily for 2 weeks | mometasone; -; 1/1d; -; 2 wk
Budesonide 0.5 mg/2 mL 1 nebule BD via nebuliser | budesonide; 1 {amp}; 2/1d; -; -
Mesalazine 500 mg 2 tabs TDS for 8 weeks then 1 tab TDS | mesalazine; 2 {tbl}; 3/1d; -; 8 wk && mesalazine; 1 {tbl}; 3/1d; -; -
Methylprednisolone 4 mg: 3 tabs in the morning, 2 tabs at noon | methylprednisolone; 3 {tbl}; 1/1d; -; - && methylprednisolone; 2 {tbl}; 1/1d; -; -
Cyanocobalamin 1000 mcg IM daily for 7 days then weekly for 4 weeks | cyanocobalamin; 1000 ug; 1/1d; -; 7 d && cyanocobalamin; 1000 ug; 1/1wk; -; 4 wk
Gabapentin 300 mg nocte, after 3 days 300 mg bd | gabapentin; 300 mg; 1/1d; -; - && gabapentin; 300 mg; 2/1d; -; -
Diazepam 10 mg IM once if seizure | diazepam; 10 mg; -; prn; -
Perindopril/indapamide 8/2.5 mg one tablet every morning | perindopril/indapamide; 1 {tbl}; 1/1d; -; -
Atorvastatine 40mg qhs | atorvastatine; 40 mg; 1/1d; -; -
Famotidine 20 mg BID, hyoscine 20 mg TID | famotidine; 20 mg; 2/1d; -; - && hyoscine; 20 mg; 3/1d; -; -
Continue bisoprolol 5 mg mane and rosuvastatin 20 mg nocte | bisoprolol; 5 mg; 1/1d; -; - && rosuvastatin; 20 mg; 1/1d; -; -
Pantoprazole 40 mg 30 minutes before breakfast for 8 weeks | pantoprazole; 40 mg; 1/1d; -; 8 wk
Norepinephrine 0.1 mcg/kg/min IV infusion | norepinephrine; 0.1 ug/kg/min; -; -; -
Morphine 10 mg SC q4h prn | morphine; 10 mg; 0-1/4h; prn; -
Lactulose 15 ml BD, increase to 30 ml BD if no stool | lactulose; 15 mL; 2/1d; -; - && lactulose; 30 mL; 0-2/1d; prn; -
Amikacin 15 mg/kg IV once daily | amikacin; 15 mg/kg; 1/1d; -; -
Warfarin 5 mg at 18:00 as per INR | warfarin; 5 mg; 1/1d; -; -
Colecalciferol 800 units once daily | colecalciferol; 800 [USP'U]; 1/1d; -; -
Carbimazole 10 mg tds for 4 weeks, then 10 mg bd for 4 weeks, then 5 mg od | carbimazole; 10 mg; 3/1d; -; 4 wk && carbimazole; 10 mg; 2/1d; -; 4 wk && carbimazole; 5 mg; 1/1d; -; -
Creon 10,000 1 capsule with every meal | creon; 1 {caps}; 3/1d; -; -
Bisoprolol 2.5 mg OD, hold if HR < 50 | bisoprolol; 2.5 mg; 1/1d; -; -
Nicotine 21 mg patch one daily | nicotine; 1 {patch}; 1/1d; -; -
Apixaban 5mg one tab twice per day indefinitely | apixaban; 1 {tbl}; 2/1d; -; -
Salbutamol 2.5 mg neb q4-6h prn wheeze | salbutamol; 2.5 mg; 0-1/4-6h; prn; -
Nitrofurantoin MR 100 mg caps 1 BD 5/7 | nitrofurantoin mr; 1 {caps}; 2/1d; -; 5 d
Prednisolone 40 mg daily for 5 days then taper by 5 mg every 3 days | prednisolone; 40 mg; 1/1d; -; 5 d
Tramadol 50-100 mg every 4 to 6 hours as needed, max 400 mg/24h | tramadol; 50-100 mg; 0-1/4-6h; prn; -
Senna 2 tabs at night | senna; 2 {tbl}; 1/1d; -; -
Alendronate 70 mg once weekly on Sundays | alendronate; 70 mg; 1/1wk; -; -
General condition good, BP 125/75, HR 68, RR 16 | none
Height 165 cm, weight 70 kg, BMI 25.7 kg/m2 | none
Capillary glucose 7.8 mmol/L at 07:00, 10.2 at 13:00 | none
Was on enalapril 10 mg, stopped it herself in March | none
Ampicillin 500 mg: allergic reaction, angioedema | none
In stock: ceftriaxone 1 g vials x 50, expiry 12/2027 | none
Recheck creatinine in 3 days, see GP on 15 June | none
Diabetic diet 6 meals a day, fluid restriction 1.2 L/day | none
Knee pain up to 5 times a week for 30 minutes | none
X-ray 70 kV, 20 mAs, dose 0.3 mSv | none
ECG sinus rhythm, rate 76, QTc 430 ms | none
Refused metformin 850 mg this morning | none
Coughs up to 10 times a day, sputum 50 mL/day | none
Breathing exercises 5 times a day for 10 minutes | none
Dispensed paracetamol 500 mg tablets 20 pcs, £1.50 | none
`
