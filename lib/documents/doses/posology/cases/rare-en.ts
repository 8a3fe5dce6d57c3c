/** English lines with rare wording. Each depends on a rule that few other lines need. */
export const EN_RARE_CASES = `
Warfarin 1½ tablets at night | warfarin; 1.5 {tbl}; 1/1d; -; -
Valerian twenty drops at night | valerian; 20 {gtt}; 1/1d; -; -
Digoxin one tablet every twenty-four hours | digoxin; 1 {tbl}; 1/24h; -; -
Prednisolone 2 and a half tablets in the morning | prednisolone; 2.5 {tbl}; 1/1d; -; -
Naproxen 1 (one) tablet twice daily | naproxen; 1 {tbl}; 2/1d; -; -
Vitamin D 2000 units (4 drops) per day | vitamin d; -; -; -; -
Dobutamine at a rate of 5 mL/h | dobutamine; 5 mL/h; -; -; -
Adrenaline 1 in 1000 0.5 mL IM stat | adrenaline; 0.5 mL; -; -; -
Exforge HCT 5/160/12.5 mg once daily | exforge hct; 5 mg; 1/1d; -; - && exforge hct; 160 mg; 1/1d; -; - && exforge hct; 12.5 mg; 1/1d; -; -
Ramipril 5 mg take tablet once daily | ramipril; 1 {tbl}; 1/1d; -; -
Senna 1 tab to 2 tabs at night | senna; 1-2 {tbl}; 1/1d; -; -
Amoxicillin 3 x 500 mg for 7 days | amoxicillin; 500 mg; 3/1d; -; 7 d
Amoxicillin 500 mg x bd | amoxicillin; 500 mg; 2/1d; -; -
Hylo 1 drop at least twice daily | hylo; 1 {gtt}; 2/1d; -; -
Ibuprofen 400 mg 2 times a day or 3 times a day | ibuprofen; 400 mg; 2-3/1d; -; -
Sumatriptan 50 mg prn max 2 daily | sumatriptan; 50 mg; 0-2/1d; prn; -
Paracetamol 1 g if temp > 38.5 C | paracetamol; 1 g; -; prn; -
Morphine 5 mg prn pain or breathlessness | morphine; 5 mg; -; prn; -
Metoprolol 25 mg bd hold for pulse < 50 | metoprolol; 25 mg; 2/1d; -; -
Metoprolol 25 mg bd, if pulse < 50 hold | metoprolol; 25 mg; 2/1d; -; -
Ramipril 5 mg daily for blood pressure prophylaxis | ramipril; 5 mg; 1/1d; -; -
Prednisolone 30 mg daily, reduce by | prednisolone; 30 mg; 1/1d; -; -
140/90 mmHg, ramipril 5 mg od | ramipril; 5 mg; 1/1d; -; -
12.05.2024 Ramipril 5 mg od | ramipril; 5 mg; 1/1d; -; -
12 May Ramipril 5 mg od | ramipril; 5 mg; 1/1d; -; -
MI in 2019, bisoprolol 5 mg od | bisoprolol; 5 mg; 1/1d; -; -
BP 140/90, mmHg, ramipril 5 mg od | ramipril; 5 mg; 1/1d; -; -
BP: 140/90, ramipril 5 mg od | ramipril; 5 mg; 1/1d; -; -
Nebivolol 2 .5 mg od | nebivolol; 2.5 mg; 1/1d; -; -
Paracetamol tabs ii qds | paracetamol; 2 {tbl}; 4/1d; -; -
Pregabalin 75 mg - 150 mg bd | pregabalin; 75-150 mg; 2/1d; -; -
Gaviscon 2-4 5 ml spoonfuls after meals | gaviscon; 10-20 mL; 3/1d; -; -
Adrenaline 1:10000 5 mL IV stat | adrenaline; 5 mL; -; -; -
2 x 250 mg capsules tds | -; 2 {caps}; 3/1d; -; -
Dexamethasone 2 mg x 4 tabs once daily | dexamethasone; 4 {tbl}; 1/1d; -; -
Ofloxacin 0.3% eye drops hourly to right eye | ofloxacin; -; 1/1h; -; -
Vinorelbine 25 mg/m2 day 1 of a 21-day cycle | vinorelbine; 25 mg/m2; 1/21d; -; -
Gemcitabine 1000 mg/m2 IV days 1, 8, 15 q28d | gemcitabine; 1000 mg/m2; 3/28d; -; -
1 tab of loratadine qd times | loratadine; 1 {tbl}; 1/1d; -; -
Torasemide 10 mg at 8am and 2pm | torasemide; 10 mg; 2/1d; -; -
Madopar 125 one cap at 0700, 1100, 1500 and 1900 | madopar; 1 {caps}; 4/1d; -; -
Madopar 62.5 one capsule at 7am, 12 noon, 5pm and 9pm | madopar; 1 {caps}; 4/1d; -; -
Sodium valproate 1 tablet am + 2 tablets pm | sodium valproate; 1 {tbl}; 1/1d; -; - && sodium valproate; 2 {tbl}; 1/1d; -; -
Metoclopramide 10 mg tds until symptoms stop | metoclopramide; 10 mg; 3/1d; -; -
Lenalidomide 10 mg daily on days 1-21 every 28 days | lenalidomide; 10 mg; 1/1d; -; -
Increase bisoprolol from 2.5 mg to 5 mg daily | bisoprolol; 5 mg; 1/1d; -; -
Increase from 25 mg to 50 mg daily | -; 50 mg; 1/1d; -; -
Ramipril 5 mg od, K 5.6 (normal 3.5-5.0) | ramipril; 5 mg; 1/1d; -; -
70 x 28 mm abscess, flucloxacillin 500 mg qds | flucloxacillin; 500 mg; 4/1d; -; -
Sodium chloride 0.9% 1 L IV at a rate of 125 mL/h | sodium chloride; 1 L; -; -; -
Furosemide 40 mg 0800 and 1400 hours | furosemide; 40 mg; 2/1d; -; -
Zopiclone 7.5 mg on; paracetamol 1 g qds | zopiclone; 7.5 mg; 1/1d; -; - && paracetamol; 1 g; 4/1d; -; -
Simvastatin 40 mg on, aspirin 75 mg om | simvastatin; 40 mg; 1/1d; -; - && aspirin; 75 mg; 1/1d; -; -
NovoRapid 10/8/12 units | novorapid; 8-12 [USP'U]; 3/1d; -; -
NovoRapid 10/8/12 units with meals | novorapid; 8-12 [USP'U]; 3/1d; -; -
Gabapentin 300 mg 3 daily | gabapentin; 300 mg; 3/1d; -; -
Furosemide 40 mg at 8:00 am | furosemide; 40 mg; 1/1d; -; -
Furosemide 40 mg at 8:00 am and 2:00 pm | furosemide; 40 mg; 2/1d; -; -
Paracetamol 1 g 1/12 h | paracetamol; 1 g; 1/12h; -; -
Paracetamol 1 g 4 hrly or 5 hrly | paracetamol; 1 g; 1/4-5h; -; -
1) amlodipine 5 mg; 2) furosemide 40 mg | amlodipine; 5 mg; -; -; - && furosemide; 40 mg; -; -; -
Lamotrigine week 1, 25 mg od; week 2, 50 mg od | lamotrigine; 25 mg; 1/1d; -; - && lamotrigine; 50 mg; 1/1d; -; -
Loperamide 2 mg until formed stools | loperamide; 2 mg; -; -; -
Levothyroxine 50 mcg an hour before breakfast | levothyroxine; 50 ug; 1/1d; -; -
Apply 1 lidocaine patch for 12 hours daily | lidocaine; 1 {patch}; 1/1d; -; -
Ramipril 5 mg twice | ramipril; 5 mg; 2/1d; -; -
Morphine 5 mg if pain persists | morphine; 5 mg; -; prn; -
Rabeprazole 20 mg 30 minutes before breakfast for 8 weeks | rabeprazole; 20 mg; 1/1d; -; 8 wk
Omeprazole 20 mg bd 30 minutes before food for 8 weeks | omeprazole; 20 mg; 2/1d; -; 8 wk
Zopiclone 7.5 mg 30 minutes before bed for 7 days | zopiclone; 7.5 mg; 1/1d; -; 7 d
Warfarin 2 mg od Mon/Wed/Fri | warfarin; 2 mg; 3/1wk; -; -
Dalteparin 2,500 units sc od | dalteparin; 2500 [USP'U]; 1/1d; -; -
Novorapid sliding scale: BG 8-12 2 units, 13-16 4 units, >16 6 units | novorapid; 2 [USP'U]; -; prn; - && novorapid; 4 [USP'U]; -; prn; - && novorapid; 6 [USP'U]; -; prn; -
Temazepam 10 mg 1-2 hours before bed | temazepam; 10 mg; 1/1d; -; -
Ondansetron 4 mg ODT q8h | ondansetron; 4 mg; 1/8h; -; -
Promethazine 25 mg po/im tds | promethazine; 25 mg; 3/1d; -; -
Beclometasone 100 inhaler 2 puffs bd | beclometasone; 2 {puff}; 2/1d; -; -
Diazepam 2 mg po prn up to 6 mg in 24 hours | diazepam; 2 mg; 0-3/1d; prn; -
Ibuprofen gel apply to left shoulder tds | ibuprofen; -; 3/1d; -; -
Buprenorphine 20 mcg/h, replace patch every 7 days | buprenorphine; 20 ug/h; 1/7d; -; -
Gabapentin 300 mg caps: 1 mane, 1 noon, 2 nocte | gabapentin; 1 {caps}; 2/1d; -; - && gabapentin; 2 {caps}; 1/1d; -; -
Clozapine 25 mg mane and nocte | clozapine; 25 mg; 2/1d; -; -
Phenytoin 100 mg 0800/2000 | phenytoin; 100 mg; 2/1d; -; -
Amikacin 500 mg iv q12 | amikacin; 500 mg; 1/12h; -; -
Trastuzumab 6 mg/kg iv once weekly x 4 | trastuzumab; 6 mg/kg; 1/1wk; -; -
Codeine 30 mg tds for 5 more days | codeine; 30 mg; 3/1d; -; 5 d
Cefalexin 500 mg tds, 7-day course | cefalexin; 500 mg; 3/1d; -; 7 d
Prednisolone 20 mg alternate mornings | prednisolone; 20 mg; 1/2d; -; -
Macrogol 17 g daily in 8 oz water | macrogol; 17 g; 1/1d; -; -
Ramipril changed to candesartan 8 mg od | candesartan; 8 mg; 1/1d; -; -
Cefixime 400 mg/day as a single dose | cefixime; 400 mg; 1/1d; -; -
Chloramphenicol eye ointment 1/2 inch qds | chloramphenicol; -; 4/1d; -; -
Oxycodone 5 mg q4h prn pain 7/10 | oxycodone; 5 mg; 0-1/4h; prn; -
Nadroparin 0.3 mL sc/day | nadroparin; -; -; -; -
Panadol (paracetamol) 500 mg qds | panadol; 500 mg; 4/1d; -; -
Vitamin D 800 units until the end of pregnancy | vitamin d; 800 [USP'U]; -; -; -
Levothyroxine 75 mcg 5 days out of 7 | levothyroxine; 75 ug; 5/1wk; -; -
Mebendazole 100 mg once | mebendazole; 100 mg; -; -; -
Candesartan 8 mg, indapamide 2.5 mg and aspirin 75 mg once daily | candesartan; 8 mg; 1/1d; -; - && indapamide; 2.5 mg; 1/1d; -; - && aspirin; 75 mg; 1/1d; -; -
Candesartan 8 mg, indapamide 2.5 mg, all od | candesartan; 8 mg; 1/1d; -; - && indapamide; 2.5 mg; 1/1d; -; -
Cefazolin 1 g im weekly x 3 doses | cefazolin; 1 g; 1/1wk; -; -
T. Cardovas 40 od | cardovas; -; 1/1d; -; -
Cap Omevix 20 bd | omevix; -; 2/1d; -; -
T. Cardovas 80 1-0-1 | cardovas; 1 {tbl}; 2/1d; -; -
Insulin glargine 14 units at 9 in the evening | insulin glargine; 14 [USP'U]; 1/1d; -; -
Febuxostat 80mg tablets; ONE daily; 28 tablet(s) | febuxostat; 1 {tbl}; 1/1d; -; -
I'm taking Ramipril 5 mg in the morning | ramipril; 5 mg; 1/1d; -; -
Denosumab 60 mg once every half a year | denosumab; 60 mg; 1/6mo; -; -
1. Xylozan 75 mg od 2. Zorbital 5 mg od | xylozan; 75 mg; 1/1d; -; - && zorbital; 5 mg; 1/1d; -; -
Aspirin 75 mg 1 tab od pack # 20 | aspirin; 1 {tbl}; 1/1d; -; -
Azithromycin 1 g once; review | azithromycin; 1 g; -; -; -
Metformin 1-0-1 tabs | metformin; 1 {tbl}; 2/1d; -; -
Pain 3 times a day | none
T Cardovas 40 1 od | cardovas; 1 {tbl}; 1/1d; -; -
Klamoxin 875-125 1 tab bd x10d | klamoxin; 1 {tbl}; 2/1d; -; 10 d
Zolpidem 5 mg on prn | zolpidem; 5 mg; 0-1/1d; prn; -
At d/c: ramipril 5 mg od, furosemide 40 mg od | ramipril; 5 mg; 1/1d; -; - && furosemide; 40 mg; 1/1d; -; -
Midazolam 0·5 mg stat | midazolam; 0.5 mg; -; -; -
Cardovas 40 od | cardovas; -; 1/1d; -; -
Paclitaxel 175 mg/m2 IV every 21 days x 6 cycles | paclitaxel; 175 mg/m2; 1/21d; -; -
Digoxin 125 mcg Mon-Fri | digoxin; 125 ug; 5/1wk; -; -
Ondansetron 8 mg bd on days 1 to 3 | ondansetron; 8 mg; 2/1d; -; 3 d
Paracetamol 1 g if temp 38.5 | paracetamol; 1 g; -; prn; -
Morphine 5 mg sc q4h up to 3 doses | morphine; 5 mg; 1/4h; -; -
Glucose fasting 7.8, metformin 500 mg bd | metformin; 500 mg; 2/1d; -; -
Was taking metformin 500 mg bd and still takes it | metformin; 500 mg; 2/1d; -; -
Was on ramipril 5 mg od, remains on it | ramipril; 5 mg; 1/1d; -; -
Was on ramipril 5 mg od, still takes losartan 50 mg od | losartan; 50 mg; 1/1d; -; -
Sertraline 50 mg mane, had been on 100 mg | sertraline; 50 mg; 1/1d; -; -
Folic acid 5 mg daily up to 12 weeks of pregnancy | folic acid; 5 mg; 1/1d; -; -
Aspirin 150 mg at night from 12 weeks until 36 weeks of pregnancy | aspirin; 150 mg; 1/1d; -; -
Aspirin 75 mg od from 12/40 gestation | aspirin; 75 mg; 1/1d; -; -
Dose of lamotrigine doubled to 100 mg bd | lamotrigine; 100 mg; 2/1d; -; -
Apixaban 10 mg bd first 7 days, thereafter 5 mg bd | apixaban; 10 mg; 2/1d; -; 7 d && apixaban; 5 mg; 2/1d; -; -
Apixaban 5 mg 0800, 2000 | apixaban; 5 mg; 2/1d; -; -
Apixaban 5 mg 0800 2000 | apixaban; 5 mg; 2/1d; -; -
Bumetanide 1 mg at 8 and at 2 | bumetanide; 1 mg; 2/1d; -; -
Zurplax 1 mg: 2 caps at 9, 1 cap at 21 | zurplax; 2 {caps}; 1/1d; -; - && zurplax; 1 {caps}; 1/1d; -; -
Take 2 capsules twice daily Zurplax Forte, 3 months | zurplax forte; 2 {caps}; 2/1d; -; 3 mo
Take 2 capsules twice daily Zurplax Forte | zurplax forte; 2 {caps}; 2/1d; -; -
Zurplax 1 sachet in a glass of hot water every 6 hours | zurplax; 1 {sachet}; 1/6h; -; -
Zurplax 1 tablet dissolved in 1 tablespoon of water 3 times a day | zurplax; 1 {tbl}; 3/1d; -; -
Ibuprofen 600 mg every 8 hours after meals | ibuprofen; 600 mg; 1/8h; -; -
Lactulose 15 mL at night if no bowel movement for 2 days | lactulose; 15 mL; 0-1/1d; prn; -
Will not take metformin 500 mg bd | none
Pregnant 24 weeks: methyldopa 250 mg tds | methyldopa; 250 mg; 3/1d; -; -
Epoetin 4000 units at 12 weeks | epoetin; 4000 [USP'U]; -; -; -
Isosorbide 20 mg bd, last dose at 4 pm | isosorbide; 20 mg; 2/1d; -; -
Last dose of dalteparin 5000 units at 18:00 | none
Ramipril 5 mg od; last dose of aspirin 75 mg on Monday | ramipril; 5 mg; 1/1d; -; -
`
