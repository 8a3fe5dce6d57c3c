/** English lines from discharge letters, repeat prescriptions, labels, wards and laboratories; see `ru.ts`. */
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
Furosemide 40mg tabs 2 om and 1 at lunchtime | furosemide; 2 {tbl}; 1/1d; -; - && furosemide; 1 {tbl}; 1/1d; -; -
Levothyroxine 25 micrograms, three tablets every morning 30 minutes before food | levothyroxine; 3 {tbl}; 1/1d; -; -
Nitrofurantoin MR 100 mg b.d. for three days | nitrofurantoin mr; 100 mg; 2/1d; -; 3 d
Morphine sulfate 10mg/ml inj 2.5 mg SC 4 hourly prn | morphine sulfate; 2.5 mg; 0-1/4h; prn; -
Propofol 1% 15 ml/hr | propofol; 15 mL/h; -; -; -
Insulin Actrapid 50 units in 50 mL NaCl 0.9% at 3 units/hour | insulin actrapid; 3 [USP'U]/h; -; -; -
Tresiba 100 units/ml pen: inject 34 units once daily | tresiba; 34 [USP'U]; 1/1d; -; -
Vancomycin 15 mg/kg IV every 12 hours | vancomycin; 15 mg/kg; 1/12h; -; -
Piperacillin/tazobactam 4.5 g IV TDS 5/7 | piperacillin/tazobactam; 4.5 g; 3/1d; -; 5 d
Ibuprofen susp 100mg/5mL: give 7.5 mL every 6 to 8 hours as required | ibuprofen; 7.5 mL; 0-1/6-8h; prn; -
Dexamethasone 0.15 mg/kg PO single dose | dexamethasone; 0.15 mg/kg; -; -; -
Salbutamol 100mcg MDI, inhale 2 puffs when needed up to QDS | salbutamol; 2 {puff}; 0-4/1d; prn; -
Trelegy Ellipta 1 inhalation daily | trelegy ellipta; 1 {puff}; 1/1d; -; -
Beclometasone nasal spray 2 sprays in each nostril bd | beclometasone; 2 {puff}; 2/1d; -; -
Chloramphenicol 0.5% drops 1 drop RE every 2 hours for 48 hours then qds for 5 days | chloramphenicol; 1 {gtt}; 1/2h; -; 48 h && chloramphenicol; 1 {gtt}; 4/1d; -; 5 d
Rivastigmine 9.5mg/24h patch, 1 patch daily | rivastigmine; 1 {patch}; 1/1d; -; -
Nicotine 21 mg/24 h patch one daily for 6 weeks | nicotine; 1 {patch}; 1/1d; -; 6 wk
Lamotrigine 25 mg once daily for 2 weeks then 50 mg once daily | lamotrigine; 25 mg; 1/1d; -; 2 wk && lamotrigine; 50 mg; 1/1d; -; -
Digoxin loading 500 micrograms stat then 125 micrograms daily | digoxin; 500 ug; -; -; - && digoxin; 125 ug; 1/1d; -; -
Codeine phosphate 30-60 mg qds prn, max 240 mg/24h | codeine phosphate; 30-60 mg; 0-4/1d; prn; -
Ondansetron 4-8 mg bd prn nausea | ondansetron; 4-8 mg; 0-2/1d; prn; -
Zopiclone 3.75mg nocte prn 2/52 | zopiclone; 3.75 mg; 0-1/1d; prn; 2 wk
Methotrexate 2.5mg tabs: take SIX tablets once a week on Wednesday | methotrexate; 6 {tbl}; 1/1wk; -; -
Denosumab 60 mg sc every six months | denosumab; 60 mg; 1/6mo; -; -
Co-trimoxazole 960 mg three times weekly (Mon, Wed, Fri) | co-trimoxazole; 960 mg; 3/1wk; -; -
Alfacalcidol 0.25mcg every other day | alfacalcidol; 0.25 ug; 1/2d; -; -
Capecitabine 1250 mg/m2 bd for 14 days | capecitabine; 1250 mg/m2; 2/1d; -; 14 d
Filgrastim 5 mcg/kg/day sc for 5 days | filgrastim; -; -; -; 5 d
Phenobarbital 3-5 mg/kg/day in 2 doses | phenobarbital; 1.5-2.5 mg/kg; 2/1d; -; -
Dalteparin 5000 IU s.c. daily | dalteparin; 5000 [IU]; 1/1d; -; -
Vit D3 800 units daily | vit d3; 800 [USP'U]; 1/1d; -; -
Potassium chloride 20 mmol IV over 2 h | potassium chloride; 20 mmol; -; -; -
Gaviscon Advance 10ml qds after meals and at bedtime | gaviscon advance; 10 mL; 4/1d; -; -
Nystatin 1ml qds swish and swallow 7/7 | nystatin; 1 mL; 4/1d; -; 7 d
Fusidic acid cream apply tds x 7 days | fusidic acid; -; 3/1d; -; 7 d
Tab Ecosprin 75 mg 0-1-0 | ecosprin; 1 {tbl}; 1/1d; -; -
Cap. Becosules 1 OD x 30 days | becosules; 1 {caps}; 1/1d; -; 30 d
Syp. Ambroxol 5 ml TDS | ambroxol; 5 mL; 3/1d; -; -
hydrochlorothiazide 12.5 mg PO QAM #30 RF 3 | hydrochlorothiazide; 12.5 mg; 1/1d; -; -
Sertraline 50mg 1.5 tabs po qam | sertraline; 1.5 {tbl}; 1/1d; -; -
Oxycodone 5 mg 1-2 tabs q4-6h prn pain | oxycodone; 1-2 {tbl}; 0-1/4-6h; prn; -
amoxicilin 500mgtds7days | amoxicilin; 500 mg; 3/1d; -; 7 d
rnetformin 500 mg b.d. | rnetformin; 500 mg; 2/1d; -; -
Atorvastatin;40 mg;1;tablet;once daily;evening | atorvastatin; 1 {tbl}; 1/1d; -; -
Discharged on ramipril 5 mg daily and spironolactone 25 mg daily | ramipril; 5 mg; 1/1d; -; - && spironolactone; 25 mg; 1/1d; -; -
K+ 3.1 this morning, give Sando-K 2 tabs tds for 2 days | sando-k; 2 {tbl}; 3/1d; -; 2 d
Allergic to penicillin. Clarithromycin 500 mg bd 5/7 | clarithromycin; 500 mg; 2/1d; -; 5 d
Mebeverine 135mg tds 20 mins before food | mebeverine; 135 mg; 3/1d; -; -
Carbimazole 20 mg daily in divided doses | carbimazole; -; -; -; -
Ferrous fumarate 210mg one tablet daily for 3/12 | ferrous fumarate; 1 {tbl}; 1/1d; -; 3 mo
WCC 12.4, CRP 86, Hb 104 g/L | none
Obs: T 38.2, P 110, BP 98/60, sats 93% on 2L | none
Urine dip: protein 2+, blood 1+, 30 mL/h output | none
CT head: 120 kV, 250 mAs, DLP 980 mGy*cm | none
Ring badge left hand 1.2 mSv Jan-Mar 2024 | none
Radiotherapy 50 Gy in 25 fractions, 5 fractions a week | none
Stock: amoxicillin 500 mg caps, 340 remaining, expires 03/2026 | none
Allergies: trimethoprim 200 mg (rash), latex | none
Warfarin discontinued 2 weeks ago | none
Was on citalopram 20 mg daily until March, no longer taking | none
Water for injections 5 ml ampoules x 20 | none
Walks 2 miles 3 times a week, drinks 10 units a week | none
Weight 72.4 kg, BSA 1.85 m2, eGFR 64 ml/min | none
Fluid restriction 1.5 L/day, daily weights | none
Smear 3-yearly, mammogram every 3 years | none
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
Rosuvastatin 10mg tablets, one to be taken at night | rosuvastatin; 1 {tbl}; 1/1d; -; -
Citalopram 20mg mane, review in 6/52 | citalopram; 20 mg; 1/1d; -; -
Tramadol 50mg caps: take ONE or TWO up to four times a day when required for pain | tramadol; 1-2 {caps}; 0-4/1d; prn; -
Doxycycline 100 mg twice a day with plenty of water for 10 days | doxycycline; 100 mg; 2/1d; -; 10 d
Flucloxacillin 500 mg qds 1/52 | flucloxacillin; 500 mg; 4/1d; -; 1 wk
Dobutamine 5 micrograms/kg/min IV | dobutamine; 5 ug/kg/min; -; -; -
Levemir 14 units bd, Humalog 5 units with meals | levemir; 14 [USP'U]; 2/1d; -; - && humalog; 5 [USP'U]; 3/1d; -; -
Hypromellose 0.3% eye drops 1 drop both eyes prn | hypromellose; 1 {gtt}; -; prn; -
Betnovate ointment apply once daily to affected areas for 1 week | betnovate; -; 1/1d; -; 1 wk
Matrifen 12 micrograms/hour patches: apply one patch every 72 hours | matrifen; 1 {patch}; 1/72h; -; -
Phenoxymethylpenicillin 125mg/5ml: 5ml four times a day for 10 days | phenoxymethylpenicillin; 5 mL; 4/1d; -; 10 d
Ceftriaxone 80 mg/kg IV once daily | ceftriaxone; 80 mg/kg; 1/1d; -; -
Gemcitabine 1000 mg/m2 IV days 1 and 8 every 21 days | gemcitabine; 1000 mg/m2; 2/21d; -; -
Pyridostigmine 60 mg 5x/day | pyridostigmine; 60 mg; 5/1d; -; -
lisnopril 10mg 1 tab po q day | lisnopril; 1 {tbl}; 1/1d; -; -
1) Amlodipine 5mg od; 2) Metformin 1g bd; 3) Omeprazole 20mg od | amlodipine; 5 mg; 1/1d; -; - && metformin; 1 g; 2/1d; -; - && omeprazole; 20 mg; 1/1d; -; -
Ticagrelor 90 mg BD for 12 months, aspirin 75 mg OD lifelong | ticagrelor; 90 mg; 2/1d; -; 12 mo && aspirin; 75 mg; 1/1d; -; -
Vitamin K 10 mg IV stat | vitamin k; 10 mg; -; -; -
Haloperidol 0.5-1 mg SC 2 hourly prn agitation | haloperidol; 0.5-1 mg; 0-1/2h; prn; -
Loratadine 10 mg once daily if needed for hay fever | loratadine; 10 mg; 0-1/1d; prn; -
Creatinine 112 umol/L, eGFR 58, K 5.1 | none
CT chest low dose 1.2 mSv, DLP 85 mGy cm | none
Intolerant to codeine 30 mg (vomiting) | none
Statin declined. BP 128/76 | none
Paracetamol suspension 120mg/5ml 100ml bottle, 3 in stock | none
Post-void residual 80 mL, flow 12 mL/s | none
Mobilise twice daily with physio, 10 m with frame | none
Urea breath test negative, H pylori eradicated 2019 | none
Take 1 tablet in the morning and 2 tablets at night of Quetiapine 25 mg | quetiapine; 1 {tbl}; 1/1d; -; - && quetiapine; 2 {tbl}; 1/1d; -; -
Insulin aspart 10 units with breakfast, 8 with lunch and 12 with dinner | insulin aspart; 10 [USP'U]; 1/1d; -; - && insulin aspart; 8 [USP'U]; 1/1d; -; - && insulin aspart; 12 [USP'U]; 1/1d; -; -
Contains paracetamol. Do not take more than 4 doses in 24 hours | none
Amoxicillin 500 mg capsules, pack of 21 | none
Naproxen 250 mg caplets - swallow two, twice daily with food | naproxen; 2 {tbl}; 2/1d; -; -
Humalog Mix 75/25 - 20 units AM, 12 units PM | humalog mix 75/25; 20 [USP'U]; 1/1d; -; - && humalog mix 75/25; 12 [USP'U]; 1/1d; -; -
Ciclosporin 100 mg 0900h / 2100h | ciclosporin; 100 mg; 2/1d; -; -
Temazepam 10 mg, quarter past eleven at night | temazepam; 10 mg; 1/1d; -; -
Colchicine 500 mcg bd-tds | colchicine; 500 ug; 2-3/1d; -; -
Insert one pessary at night for 3 nights. Canesten | canesten; 1 {supp}; 1/1d; -; 3 d
Prednisolone 30 mg for 5 consecutive days | prednisolone; 30 mg; 1/1d; -; 5 d
Gentamicin level 1.8 mg/L before dose | none
Flat 7, 36 Mill Lane | none
Not tolerating sertraline 50 mg | none
Could not tolerate ramipril 5 mg | none
Losartan 25 mg od at home, 50 mg od on the ward | losartan; 50 mg; 1/1d; -; -
Degludec: home 12 units nocte, here 16 units nocte | degludec; 16 [USP'U]; 1/1d; -; -
PTA list: losartan 25 mg BID. Inpatient order: losartan 50 mg BID. | losartan; 50 mg; 2/1d; -; -
Furosemide 40 mg mane on the ward; to go home on 20 mg mane | furosemide; 20 mg; 1/1d; -; -
Rivaroxaban 20 mg od replaced while in hospital by enoxaparin 80 mg bd | enoxaparin; 80 mg; 2/1d; -; -
At home: ramipril 5 mg od, here: amlodipine 5 mg od | ramipril; 5 mg; 1/1d; -; - && amlodipine; 5 mg; 1/1d; -; -
Order 10 boxes of enoxaparin 40 mg | none
Guideline: the usual starting dose of bisoprolol is 1.25 mg once daily | none
ESC recommends rivaroxaban 20 mg once daily for stroke prevention | none
In the trial, colchicine 0.5 mg daily reduced the risk of events | none
Son's inhaler is beclometasone 100 mcg two puffs bd | none
After codeine 30 mg had vomiting | none
Pharmacy order: heparin 5000 units ampoules x 40 | none
Glargine before every meal (breakfast, lunch and supper) 4 units | glargine; 4 [USP'U]; 3/1d; -; -
Creon with meals and at bedtime one capsule | creon; 1 {caps}; 4/1d; -; -
Levemir morning dose 12 units, bedtime dose 18 units | levemir; 12 [USP'U]; 1/1d; -; - && levemir; 18 [USP'U]; 1/1d; -; -
Amikacin 15 mg/kg im, one dose | amikacin; 15 mg/kg; -; -; -
Furosemide by infusion pump running at 4 mg/h | furosemide; 4 mg/h; -; -; -
Candesartan 8 mg tablet and a half every morning | candesartan; 1.5 {tbl}; 1/1d; -; -
Ferrous fumarate one tablet daily for a month and a half | ferrous fumarate; 1 {tbl}; 1/1d; -; 1.5 mo
Mirtazapine 15 mg at night for a week, 15 mg morning and night | mirtazapine; 15 mg; 1/1d; -; 1 wk && mirtazapine; 15 mg; 2/1d; -; -
Mesalazine 3.6 g/day in three doses | mesalazine; 1.2 g; 3/1d; -; -
Levetiracetam 500 mg, dose times: 07:00 and 19:00 | levetiracetam; 500 mg; 2/1d; -; -
Vancomycin 1 g iv, administration times 6, 14, 22 | vancomycin; 1 g; 3/1d; -; -
Cefazolin 2 g iv (times: 06, 14, 22) | cefazolin; 2 g; 3/1d; -; -
Everolimus 0.75 mg, strictly 8 a.m. and 8 p.m. | everolimus; 0.75 mg; 2/1d; -; -
Bisoprolol due 08:00 each day, 5 mg | bisoprolol; 5 mg; 1/1d; -; -
Adalimumab 40 mg sc every second week | adalimumab; 40 mg; 1/2wk; -; -
Codeine 30 mg when required, one tablet, per day no more than 4 tablets | codeine; 1 {tbl}; 0-4/1d; prn; -
Pregabalin 75 mg, I cap x III/day | pregabalin; 1 {caps}; 3/1d; -; -
Prednisolone 5 mg: first week 4 tabs om, second week 2 tabs om, third week 1 tab om | prednisolone; 4 {tbl}; 1/1d; -; 1 wk && prednisolone; 2 {tbl}; 1/1d; -; 1 wk && prednisolone; 1 {tbl}; 1/1d; -; 1 wk
Nebulised together every 4 hours: budesonide 1 mg and ipratropium 250 micrograms | budesonide; 1 mg; 1/4h; -; - && ipratropium; 250 ug; 1/4h; -; -
Omega-3 - one capsule with lunch | omega-3; 1 {caps}; 1/1d; -; -
Dog bite cover – flucloxacillin 500 mg qds | flucloxacillin; 500 mg; 4/1d; -; -
Pharmacy label: Zantrixol, one capsule twice daily | zantrixol; 1 {caps}; 2/1d; -; -
Buprenorphine 2 mg tablets, supervised consumption, 2 tablets once a day | buprenorphine; 2 {tbl}; 1/1d; -; -
Valproate 300 mg tablets, pattern 1 - 0 - 1 | valproate; 1 {tbl}; 2/1d; -; -
Dexamethasone 8 mg every morning for 5 days, coming down 2 mg every third day | dexamethasone; 8 mg; 1/1d; -; 5 d
Insulatard one injection sc per day, current dose 16 units | insulatard; 16 [USP'U]; 1/1d; -; -
Saturating at 93% on air, 18 breaths a minute | none
Gastric aspirate 120 ml at 6 | none
Daily dose of carbamazepine 600 mg | carbamazepine; -; -; -; -
Ryzodeg mornings 10 units / evenings 14 units | ryzodeg; 10 [USP'U]; 1/1d; -; - && ryzodeg; 14 [USP'U]; 1/1d; -; -
Ketoprofen supository 100mg one at night | ketoprofen; 1 {supp}; 1/1d; -; -
Thyroxine instead of 75 mcg now 100 mcg in the morning | thyroxine; 100 ug; 1/1d; -; -
Spironolactone 25 mg one day on, one day off | spironolactone; 25 mg; 1/2d; -; -
First dose given, then cefotaxime 1 g iv every 8 hours | cefotaxime; 1 g; 1/8h; -; -
Prednisolone 20 mg om for 5 days, then 5 mg less every week | prednisolone; 20 mg; 1/1d; -; 5 d
Methylprednisolone 16 mg bd for 2 days, halve every 2 days | methylprednisolone; 16 mg; 2/1d; -; 2 d
Dalteparin 5000 units bd (0800 and 2000) | dalteparin; 5000 [USP'U]; 2/1d; -; -
Ceftazidime 1 g iv tds (6, 14, 22) | ceftazidime; 1 g; 3/1d; -; -
Sinemet 110 mg five times a day: 6, 10, 13, 17, 20 | sinemet; 110 mg; 5/1d; -; -
Tacrolimus 1 mg between 08:00 and 09:00 | tacrolimus; 1 mg; 1/1d; -; -
Phenytoin at 22:00 sharp, 300 mg | phenytoin; 300 mg; 1/1d; -; -
Dexamethasone 6 mg mane, every 3 days reduce by 2 mg | dexamethasone; 6 mg; 1/1d; -; -
Topiramate 25 mg od weeks 1-2, then 50 mg od weeks 3-4 | topiramate; 25 mg; 1/1d; -; 2 wk && topiramate; 50 mg; 1/1d; -; 2 wk
Ramipril 5 mg, 1/0/0 | ramipril; 5 mg; 1/1d; -; -
NG losses 400 mL, insensible losses 500 mL | none
Mixtard M3 – 14 units every morning, 8 units every evening | mixtard m3; 14 [USP'U]; 1/1d; -; - && mixtard m3; 8 [USP'U]; 1/1d; -; -
Switch to oral co-amoxiclav 625 mg tds | co-amoxiclav; 625 mg; 3/1d; -; -
Zolmitriptan 2.5 mg at migraine onset | zolmitriptan; 2.5 mg; -; prn; -
Folate 4.2 ug/L, B12 210 ng/L | none
Trelegy Ellipta 92 micrograms, inhale one dose each day | trelegy ellipta; 1 {puff}; 1/1d; -; -
Pramipexole 0.35 mg at 8 am and at bedtime | pramipexole; 0.35 mg; 2/1d; -; -
Ropinirole 2 mg at 8, 14 and at bedtime | ropinirole; 2 mg; 3/1d; -; -
Ropinirole 2 mg morning (8:00) and evening (20:00) | ropinirole; 2 mg; 2/1d; -; -
Fortisip two heaped scoops of a morning | fortisip; 2 {spoon}; 1/1d; -; -
Desloratadine – a single pill come nightfall | desloratadine; 1 {tbl}; 1/1d; -; -
The patient shall take rabeprazole 1 pill ahead of breakfast | rabeprazole; 1 {tbl}; 1/1d; -; -
Fluticasone – two squirts up each nostril following breakfast | fluticasone; 2 {puff}; 1/1d; -; -
Torasemide: 10 mg upon rising and a further 10 mg at midday | torasemide; 10 mg; 2/1d; -; -
Ceftriaxone 500 mg IV 0600/1400/2200 | ceftriaxone; 500 mg; 3/1d; -; -
Reflux – pantoprazole 40 mg od | pantoprazole; 40 mg; 1/1d; -; -
Angina prophylaxis – nicorandil 10 mg bd | nicorandil; 10 mg; 2/1d; -; -
Solpadeine Extra 2 tabs tds | solpadeine extra; 2 {tbl}; 3/1d; -; -
Nortriptyline 10 mg at night, going to 25 mg at night after seven days | nortriptyline; 10 mg; 1/1d; -; - && nortriptyline; 25 mg; 1/1d; -; -
12 Birch Lane, flat 5, postcode M4 1AB | none
Total output 1800 mL, total intake 2100 mL | none
Newborn at 39 weeks, 3240 g | none
Timolol stopped; Xyzopt one drop OU tds | xyzopt; 1 {gtt}; 3/1d; -; -
Bisoprolol 2.5 mg: take one and a half tablets with breakfast and with supper | bisoprolol; 1.5 {tbl}; 2/1d; -; -
Dialysis: epoetin 3000 units iv three times weekly | epoetin; 3000 [USP'U]; 3/1wk; -; -
Can I take ibuprofen 400 mg with ramipril 5 mg? | none
Pyridostigmine 60 mg: 06:30 one tab, 10:30 one tab, 14:30 half a tab | pyridostigmine; 1 {tbl}; 2/1d; -; - && pyridostigmine; 0.5 {tbl}; 1/1d; -; -
Oxazepam 15 mg tds for 3 days, finally 10 mg bd for 3 days | oxazepam; 15 mg; 3/1d; -; 3 d && oxazepam; 10 mg; 2/1d; -; 3 d
PEFR 310 L/min, after salbutamol 380 L/min | none
One capsule to be swallowed daily. Alfacalcidol | alfacalcidol; 1 {caps}; 1/1d; -; -
`
