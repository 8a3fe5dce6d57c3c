/** English lines of discharge letters, repeat prescriptions, labels, wards and laboratories; see `ru.ts`. */
export const EN_MIXED_CASES = `
Bisoprolol fumarate 1.25 mg tablets. Take ONE each morning. | bisoprolol fumarate; 1 {tbl}; 1/1d; -; -
Take TWO capsules of Amoxicillin 250 mg THREE times a day for 5 days | amoxicillin; 2 {caps}; 3/1d; -; 5 d
Metformin MR 500mg - 2 tabs with evening meal | metformin mr; 2 {tbl}; 1/1d; -; -
Apixaban 5mg BD lifelong | apixaban; 5 mg; 2/1d; -; -
Trimethoprim 200mg twice a day for 1 week | trimethoprim; 200 mg; 2/1d; -; 1 wk
Noradrenaline infusion at 0.1 mcg/kg/min via CVC | noradrenaline; 0.1 ug/kg/min; -; -; -
Midazolam 2 mg/h IV infusion, fentanyl 50 mcg/h IV infusion | midazolam; 2 mg/h; -; -; - && fentanyl; 50 ug/h; -; -; -
Lantus 22 units nocte, NovoRapid 6 units tds with meals | lantus; 22 [USP'U]; 1/1d; -; - && novorapid; 6 [USP'U]; 3/1d; -; -
Humalog Mix25 16 units with breakfast, 12 units with tea | humalog mix25; 16 [USP'U]; 1/1d; -; - && humalog mix25; 12 [USP'U]; 1/1d; -; -
Ceftriaxone 2 g IV OD x 10/7 | ceftriaxone; 2 g; 1/1d; -; 10 d
Co-amoxiclav 625 mg TDS for 7 days | co-amoxiclav; 625 mg; 3/1d; -; 7 d
Calpol 120mg/5ml - 5ml up to four times a day if feverish | calpol; 5 mL; 0-4/1d; prn; -
Salbutamol 2.5mg nebs 4hrly prn | salbutamol; 2.5 mg; 0-1/4h; prn; -
Fostair 100/6 two puffs twice a day via spacer | fostair; 2 {puff}; 2/1d; -; -
Spiriva Respimat 2.5 micrograms: 2 puffs once daily | spiriva respimat; 2 {puff}; 1/1d; -; -
Timolol 0.5% eye drops, one drop to both eyes twice daily | timolol; 1 {gtt}; 2/1d; -; -
Buprenorphine 10 mcg/hr patch: apply ONE patch every 7 days | buprenorphine; 1 {patch}; 1/7d; -; -
Prednisolone 30 mg od 5/7, then 20 mg od 5/7, then 10 mg od 5/7 then stop | prednisolone; 30 mg; 1/1d; -; 5 d && prednisolone; 20 mg; 1/1d; -; 5 d && prednisolone; 10 mg; 1/1d; -; 5 d
Amiodarone 200mg tds 1/52, bd 1/52, od thereafter | amiodarone; 200 mg; 3/1d; -; 1 wk && amiodarone; 200 mg; 2/1d; -; 1 wk && amiodarone; 200 mg; 1/1d; -; -
Clopidogrel 300mg loading dose followed by 75mg daily for 12 months | clopidogrel; 300 mg; -; -; - && clopidogrel; 75 mg; 1/1d; -; 12 mo
Cyclizine 50 mg PO/IM/IV tds prn | cyclizine; 50 mg; 0-3/1d; prn; -
Senna 7.5 mg 2 tabs on | senna; 2 {tbl}; 1/1d; -; -
Alendronic acid 70 mg once weekly on Sunday | alendronic acid; 70 mg; 1/1wk; -; -
Folic acid 5mg once a week, 24h after methotrexate | folic acid; 5 mg; 1/1wk; -; -
Azithromycin 250 mg Mon/Wed/Fri | azithromycin; 250 mg; 3/1wk; -; -
Cisplatin 75 mg/m² IV every 3 weeks | cisplatin; 75 mg/m2; 1/3wk; -; -
Gentamicin 5 mg/kg/day IV | gentamicin; -; -; -; -
Enoxaparin 1.5 mg/kg sc once daily | enoxaparin; 1.5 mg/kg; 1/1d; -; -
Colecalciferol 20,000 IU one capsule weekly for 7 weeks | colecalciferol; 1 {caps}; 1/1wk; -; 7 wk
Vitamin B12 1mg im 3x/week for 2 weeks | vitamin b12; 1 mg; 3/1wk; -; 2 wk
Sando-K 2 tabs bd x 3 days | sando-k; 2 {tbl}; 2/1d; -; 3 d
Movicol 1 sachet bd | movicol; 1 {sachet}; 2/1d; -; -
Difflam spray 4 sprays every 3h prn | difflam; 4 {puff}; 0-1/3h; prn; -
Diclofenac 100 mg PR 18 hourly | diclofenac; 100 mg; 1/18h; -; -
Inj Monocef 1g IV BD x 5d | monocef; 1 g; 2/1d; -; 5 d
Rx: metoprolol succ 50mg po qday | metoprolol succ; 50 mg; 1/1d; -; -
Lisinopril 10mg Tab 1 tab PO daily, disp 90, refills 1 | lisinopril; 1 {tbl}; 1/1d; -; -
Gabapentin 300 mg: 1 cap qhs x3 days, then 1 cap bid x3 days, then 1 cap tid | gabapentin; 1 {caps}; 1/1d; -; 3 d && gabapentin; 1 {caps}; 2/1d; -; 3 d && gabapentin; 1 {caps}; 3/1d; -; -
Omeprazol20mg1capsdaily | omeprazol; 1 {caps}; 1/1d; -; -
Aspirin 75mg od; Clopidogrel 75mg od; Bisoprolol 2.5mg bd; Atorvastatin 80mg nocte | aspirin; 75 mg; 1/1d; -; - && clopidogrel; 75 mg; 1/1d; -; - && bisoprolol; 2.5 mg; 2/1d; -; - && atorvastatin; 80 mg; 1/1d; -; -
Weight 14 kg: paracetamol 15 mg/kg every 6 h prn | paracetamol; 15 mg/kg; 0-1/6h; prn; -
Omeprazole stopped. Famotidine 20 mg bd started | famotidine; 20 mg; 2/1d; -; -
Aciclovir 800 mg five times a day for 7 days | aciclovir; 800 mg; 5/1d; -; 7 d
Hyoscine butylbromide 20 mg q.i.d. p.r.n. | hyoscine butylbromide; 20 mg; 0-4/1d; prn; -
Lithium carbonate 400 mg at 22:00 | lithium carbonate; 400 mg; 1/1d; -; -
Depakote 250 mg in the morning and 500 mg at night | depakote; 250 mg; 1/1d; -; - && depakote; 500 mg; 1/1d; -; -
Amlodipine besylate 5mg tablet: take one-half tablet by mouth once daily | amlodipine besylate; 0.5 {tbl}; 1/1d; -; -
Latanoprost one drop in the left eye at bedtime | latanoprost; 1 {gtt}; 1/1d; -; -
Na 138, K 4.2, urea 7.1, creat 88 | none
Troponin T 14 ng/L at 0 h and 16 ng/L at 3 h | none
GCS 15/15, pupils 3 mm equal and reactive | none
US abdomen: CBD 6 mm, gallbladder wall 3 mm | none
MRI lumbar spine 1.5 T, 4 mm slices every 5 mm | none
Whole body Hp(10) 0.15 mSv per month | none
Paracetamol 500 mg tabs x100 box £1.20 | none
Order 10 boxes of enoxaparin 40 mg prefilled syringes | none
NKDA. Intolerant of simvastatin 40 mg (myalgia) | none
Ramipril 10 mg stopped due to AKI | none
Diluent: sodium chloride 0.9% 10 mL for reconstitution | none
Physio twice daily for 5 days | none
Dressing change every 48 hours | none
Peak flow 350 L/min morning and evening | none
Next dose due 14:00, clinic visit in 2 weeks | none
No regular medications | none
Take half a tablet (12.5mg) of metoprolol twice daily | metoprolol; 0.5 {tbl}; 2/1d; -; -
Furosemide 20mg/2ml inj, 40 mg IV BD | furosemide; 40 mg; 2/1d; -; -
Oxytocin 10 units in 500 ml Hartmann's at 125 ml/hr | oxytocin; 10 [USP'U]; -; -; -
Insulin glargine 18 units subcut at 2200 | insulin glargine; 18 [USP'U]; 1/1d; -; -
Novorapid: 4 units breakfast, 6 units lunch, 8 units dinner | novorapid; 4 [USP'U]; 1/1d; -; - && novorapid; 6 [USP'U]; 1/1d; -; - && novorapid; 8 [USP'U]; 1/1d; -; -
Humira 40 mg s/c every other week | humira; 40 mg; 1/2wk; -; -
Methotrexate 10 mg orally once every week (Friday) | methotrexate; 10 mg; 1/1wk; -; -
Morphine MR 30 mg 12 hourly plus Oramorph 10 mg 4 hourly prn | morphine mr; 30 mg; 1/12h; -; - && oramorph; 10 mg; 0-1/4h; prn; -
Pregabalin 75mg BD for 1 week, increasing to 150mg BD | pregabalin; 75 mg; 2/1d; -; 1 wk && pregabalin; 150 mg; 2/1d; -; -
Dexamethasone 8 mg od 3/7, 4 mg od 3/7, 2 mg od 3/7 | dexamethasone; 8 mg; 1/1d; -; 3 d && dexamethasone; 4 mg; 1/1d; -; 3 d && dexamethasone; 2 mg; 1/1d; -; 3 d
Xalacom 1 drop OS qd | xalacom; 1 {gtt}; 1/1d; -; -
Maxitrol eye ointment at night to both eyes | maxitrol; -; 1/1d; -; -
Eumovate cream apply sparingly once or twice daily for 2 weeks | eumovate; -; 1-2/1d; -; 2 wk
Ventolin Evohaler two puffs four times daily as required | ventolin evohaler; 2 {puff}; 0-4/1d; prn; -
Ipratropium 500 micrograms neb QDS | ipratropium; 500 ug; 4/1d; -; -
Hydrocortisone 20 mg mane, 10 mg at 5pm | hydrocortisone; 20 mg; 1/1d; -; - && hydrocortisone; 10 mg; 1/1d; -; -
Levodopa 100 mg 5 times a day | levodopa; 100 mg; 5/1d; -; -
Tamsulosin 400mcg caps, 1 daily after breakfast | tamsulosin; 1 {caps}; 1/1d; -; -
Finasteride 5 mg 1 tab daily x 90 days, 3 refills | finasteride; 1 {tbl}; 1/1d; -; 90 d
Allopurinol 100 mg po daily x2 weeks then 300 mg po daily | allopurinol; 100 mg; 1/1d; -; 2 wk && allopurinol; 300 mg; 1/1d; -; -
Ferrous sulfate 325 mg PO BID with orange juice | ferrous sulfate; 325 mg; 2/1d; -; -
Vitamin D 50,000 units once a week x 8 weeks | vitamin d; 50000 [USP'U]; 1/1wk; -; 8 wk
Heparin 5000 units SC q8-12h | heparin; 5000 [USP'U]; 1/8-12h; -; -
Acetaminophen 650 mg PO/PR q4h PRN temp > 101 F | acetaminophen; 650 mg; 0-1/4h; prn; -
Ceftazidime 50mg/kg/dose IV q8h | ceftazidime; 50 mg/kg; 1/8h; -; -
Amoxicillin 80-90 mg/kg/day PO div BID x 10d | amoxicillin; 40-45 mg/kg; 2/1d; -; 10 d
Caffeine citrate 20 mg/kg load then 5 mg/kg daily | caffeine citrate; 20 mg/kg; -; -; - && caffeine citrate; 5 mg/kg; 1/1d; -; -
Dopamine 5-10 mcg/kg/min titrate to MAP > 65 | dopamine; 5-10 ug/kg/min; -; -; -
Ketamine 0.2 mg/kg/hr | ketamine; 0.2 mg/kg/h; -; -; -
Magnesium sulphate 2 g IV over 20 minutes | magnesium sulphate; 2 g; -; -; -
Trastuzumab 8 mg/kg loading then 6 mg/kg every 3 weeks | trastuzumab; 8 mg/kg; -; -; - && trastuzumab; 6 mg/kg; 1/3wk; -; -
Zoledronic acid 4 mg IV q4wk | zoledronic acid; 4 mg; 1/4wk; -; -
Goserelin 3.6 mg implant every 28 days | goserelin; 3.6 mg; 1/28d; -; -
Depo-Provera 150 mg IM every 12 weeks | depo-provera; 150 mg; 1/12wk; -; -
Ranitidine 150mg b.d. p.o | ranitidine; 150 mg; 2/1d; -; -
PARACETAMOL 1G QDS PO/IV | paracetamol; 1 g; 4/1d; -; -
amlodipne 5 mg onec daily | amlodipne; 5 mg; 1/1d; -; -
omeprazole 20mg caps take one twcie a day | omeprazole; 1 {caps}; 2/1d; -; -
furosemide40mgonetabletdaily | furosemide; 1 {tbl}; 1/1d; -; -
Metoprolol  25mg  .  1 tab . bid | metoprolol; 1 {tbl}; 2/1d; -; -
Discharge meds: 1) Aspirin 75 mg od 2) Atorvastatin 80 mg nocte 3) Ramipril 2.5 mg od | aspirin; 75 mg; 1/1d; -; - && atorvastatin; 80 mg; 1/1d; -; - && ramipril; 2.5 mg; 1/1d; -; -
Continue apixaban 5 mg bd, stop aspirin | apixaban; 5 mg; 2/1d; -; -
BP 150/90, start amlodipine 5 mg od | amlodipine; 5 mg; 1/1d; -; -
Had 2 doses of lorazepam 1 mg overnight | none
Clopidogrel 75 mg: last dose 3 days ago, do not restart | none
Warfarin INR range 2.0-3.0 | none
Supplied: 28 tablets bisoprolol 2.5 mg | none
Insulin pen needles 4 mm, box of 100 | none
Oxygen saturation 88-92% target | none
Lactate 2.4, base excess -3.1, pH 7.35 | none
Blood glucose 12.4 before breakfast and 9.8 before dinner | none
Paracetamol level 45 mg/L at 4 h | none
Digoxin level 1.2 ng/mL | none
Gentamicin trough 0.8 mg/L pre 3rd dose | none
Sensitive to amoxicillin 30 mcg disc | none
Fentanyl patch 25 mcg/h removed yesterday | none
Child 3 y, 15 kg, vaccines up to date | none
Skin dose 1.2 Gy, fluoroscopy time 14 min | none
Background 0.12 uSv/h, alarm at 0.5 uSv/h | none
Ring dosimeter 3.4 mSv per quarter | none
`
