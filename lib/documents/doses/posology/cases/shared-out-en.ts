/**
 * English lines in which somebody else takes the medicine, what is checked has a rhythm of its own, and an amount is shared
 * out over times of day, intakes, meals and days. In the notation of `ru.ts`.
 */
export const EN_SHARED_OUT_CASES = `
Bumetanide 1 mg od before admission, now 2 mg od | bumetanide; 2 mg; 1/1d; -; -
Previously on atenolol 50 mg od, now bisoprolol 2.5 mg od | bisoprolol; 2.5 mg; 1/1d; -; -
Metformin 500 mg bd, previously on aspirin 75 mg od | metformin; 500 mg; 2/1d; -; -
Her husband still takes digoxin 125 mcg daily | none
Patient's mum takes levothyroxine 50 mcg daily | none
Husband on warfarin, she takes aspirin 75 mg od | aspirin; 75 mg; 1/1d; -; -
My wife gives me ramipril 5 mg daily | ramipril; 5 mg; 1/1d; -; -
Patient's sister is on carbamazepine 400 mg bd for epilepsy | none
Grandfather had a stroke, takes clopidogrel 75 mg daily | none
Uncle uses insulin 20 units nightly | none
Husband has COPD and uses tiotropium 18 mcg od | none
FHx: father warfarin 3 mg for DVT | none
Adverse reaction history: codeine 30 mg - vomiting | none
Swelling after ramipril 5 mg | none
Reconstituted suspension: use within 7 days, keep refrigerated | none
Eye drops - discard 28 days after opening | none
NovoMix 30 18, 10 and 12 units at breakfast, lunch and tea respectively | novomix 30; 18 [USP'U]; 1/1d; -; - && novomix 30; 10 [USP'U]; 1/1d; -; - && novomix 30; 12 [USP'U]; 1/1d; -; -
Hydrocortisone 10, 5 and 5 mg in the morning, at noon and in the evening | hydrocortisone; 10 mg; 1/1d; -; - && hydrocortisone; 5 mg; 1/1d; -; - && hydrocortisone; 5 mg; 1/1d; -; -
Levetiracetam 500 and 750 mg, morning and night respectively | levetiracetam; 500 mg; 1/1d; -; - && levetiracetam; 750 mg; 1/1d; -; -
Tacrolimus 3 mg and 2 mg at 8 am and 8 pm respectively | tacrolimus; 3 mg; 1/1d; -; - && tacrolimus; 2 mg; 1/1d; -; -
Humulin S 8, 10, 12 units at 8:00, 13:00 and 18:00 | humulin s; 8 [USP'U]; 1/1d; -; - && humulin s; 10 [USP'U]; 1/1d; -; - && humulin s; 12 [USP'U]; 1/1d; -; -
Lanthanum 500 mg chewed with each of the 2 largest meals | lanthanum; 500 mg; 2/1d; -; -
Acarbose 50 mg with each of three meals | acarbose; 50 mg; 3/1d; -; -
Metoclopramide 10 mg before each of the 4 feeds | metoclopramide; 10 mg; 4/1d; -; -
Calcium acetate 2 tablets at all meals | calcium acetate; 2 {tbl}; 3/1d; -; -
Vancomycin 40 mg/kg/day in 4 equal doses | vancomycin; 10 mg/kg; 4/1d; -; -
Aminophylline 10 mg/kg/day, divided by 4 | aminophylline; 2.5 mg/kg; 4/1d; -; -
Cefalexin 50 mg/kg/day split into 3 portions | cefalexin; -; 3/1d; -; -
Enoxaparin 2 mg/kg/day given as two injections | enoxaparin; 1 mg/kg; 2/1d; -; -
Morphine 5 mg PRN, minimum interval between doses 4 h | morphine; 5 mg; 0-1/4h; prn; -
Lorazepam 1 mg prn, wait at least 8 hours before repeating | lorazepam; 1 mg; 0-1/8h; prn; -
Salbutamol 2 puffs when wheezy, not more frequently than every 4 hours | salbutamol; 2 {puff}; 0-1/4h; prn; -
Cyclizine 50 mg if sick, doses to be 8 hours apart | cyclizine; 50 mg; 0-1/8h; prn; -
Dihydrocodeine 30 mg prn with at least 4 hours between tablets | dihydrocodeine; 30 mg; 0-1/4h; prn; -
Glucose 10-12: Humalog 2 units; 12.1-14: Humalog 3 units; above 14: Humalog 5 units | humalog; 2 [USP'U]; -; prn; - && humalog; 3 [USP'U]; -; prn; - && humalog; 5 [USP'U]; -; prn; -
CBG 180-220 aspart 2 units, 221-260 aspart 3 units | aspart; 2 [USP'U]; -; prn; - && aspart; 3 [USP'U]; -; prn; -
When temp exceeds 38.5 ibuprofen 200 mg | ibuprofen; 200 mg; -; prn; -
Captopril 25 mg SL each time BP is over 180 | captopril; 25 mg; -; prn; -
In case of severe migraine: sumatriptan 100 mg | sumatriptan; 100 mg; -; prn; -
During a panic attack lorazepam 1 mg | lorazepam; 1 mg; -; prn; -
If K < 3.5 potassium chloride 2 tablets | potassium chloride; 2 {tbl}; -; prn; -
Prednisolone 5 mg daily apart from Wednesdays | prednisolone; 5 mg; 6/1wk; -; -
Alfacalcidol 0.25 mcg every day except Tuesday and Saturday | alfacalcidol; 0.25 ug; 5/1wk; -; -
Levothyroxine 75 mcg daily, omit on Sundays | levothyroxine; 75 ug; 6/1wk; -; -
Azathioprine 1.5 mg/kg/day, FBC and LFTs monthly | azathioprine; -; -; -; -
Carbimazole 10 mg od; TFTs in 6 weeks | carbimazole; 10 mg; 1/1d; -; -
Lisinopril 5 mg od, recheck U&Es in 2 weeks | lisinopril; 5 mg; 1/1d; -; -
Clozapine 200 mg nocte, WBC weekly for 18 weeks | clozapine; 200 mg; 1/1d; -; -
Warfarin 4 mg od, next INR in 3 days | warfarin; 4 mg; 1/1d; -; -
Simvastatin 20 mg nocte - review 3/12 | simvastatin; 20 mg; 1/1d; -; -
Mesalazine 1 g tds, clinic 6 weeks | mesalazine; 1 g; 3/1d; -; -
Ropinirole 1 mg at 6 am, 10 am, 2 pm and midnight | ropinirole; 1 mg; 4/1d; -; -
Ganciclovir eye gel 1 drop at 8, noon, 4 pm and 8 pm | ganciclovir; 1 {gtt}; 4/1d; -; -
Co-careldopa 25/100 1 tab at 7am, 11am, midday and 5pm | co-careldopa; 1 {tbl}; 4/1d; -; -
Doxycycline 100mg 1cap twiceaday x7d | doxycycline; 1 {caps}; 2/1d; -; 7 d
Naproxen 500mg 1tab twicedaily withfood | naproxen; 1 {tbl}; 2/1d; -; -
Ketorolac 30 mg/mL - 0.5 mL IM stat | ketorolac; 0.5 mL; -; -; -
Glycopyrronium 200 micrograms/mL, 1 mL sc tds | glycopyrronium; 1 mL; 3/1d; -; -
Aspirin 300 mg load then 75 mg maintenance | aspirin; 300 mg; -; -; - && aspirin; 75 mg; -; -; -
Amiodarone loading 200 mg tds for a week, maintenance 200 mg od | amiodarone; 200 mg; 3/1d; -; 1 wk && amiodarone; 200 mg; 1/1d; -; -
Phenytoin 20 mg/kg loading dose; maintenance 100 mg tds | phenytoin; 20 mg/kg; -; -; - && phenytoin; 100 mg; 3/1d; -; -
Glycerin suppositories 4 g, one daily | glycerin; 1 {supp}; 1/1d; -; -
Nystatin pastilles, one qds after meals | nystatin; 1 {tbl}; 4/1d; -; -
Trandate 100 mg tablets, scheme 1-1-2 | trandate; 1-2 {tbl}; 3/1d; -; -
Xarelto 15 mg tabs: one with breakfast and one with dinner for 21 days | xarelto; 1 {tbl}; 1/1d; -; 21 d && xarelto; 1 {tbl}; 1/1d; -; 21 d
Epilim Chrono 300 3 tablets at night | epilim chrono; 3 {tbl}; 1/1d; -; -
Humulin R 10 units sc before dinner | humulin r; 10 [USP'U]; 1/1d; -; -
Insulatard 20 units at bedtime, same again in the morning | insulatard; 20 [USP'U]; 2/1d; -; -
Her cousin takes lamotrigine 100 mg bd | none
Grandma was diabetic and on gliclazide 80 mg | none
Son of a haemophiliac; sister uses tranexamic acid 1 g tds | none
Family hx: brother lithium 800 mg nocte | none
Donor given methylprednisolone 15 mg/kg | none
Reactions: diclofenac 50 mg, lip swelling | none
Hives from cefuroxime 250 mg in 2016 | none
Once opened use within 6 weeks | none
Penicillamine 250 mg daily; urine dip fortnightly | penicillamine; 250 mg; 1/1d; -; -
Hydroxychloroquine 200 mg bd, eye screening yearly | hydroxychloroquine; 200 mg; 2/1d; -; -
Sodium valproate 500 mg bd; LFTs at 6 months | sodium valproate; 500 mg; 2/1d; -; -
Spironolactone 25 mg od - K+ in 1 week | spironolactone; 25 mg; 1/1d; -; -
Denosumab 60 mg sc every 6 months, calcium before each dose | denosumab; 60 mg; 1/6mo; -; -
Fiasp 4, 6 and 6 units with breakfast, lunch and evening meal | fiasp; 4 [USP'U]; 1/1d; -; - && fiasp; 6 [USP'U]; 1/1d; -; - && fiasp; 6 [USP'U]; 1/1d; -; -
Ropinirole 2 mg, 1 mg and 2 mg at 8 am, 2 pm and 8 pm respectively | ropinirole; 2 mg; 1/1d; -; - && ropinirole; 1 mg; 1/1d; -; - && ropinirole; 2 mg; 1/1d; -; -
Mixtard 30 22 and 14 units before breakfast and before tea | mixtard 30; 22 [USP'U]; 1/1d; -; - && mixtard 30; 14 [USP'U]; 1/1d; -; -
Gaviscon 2 tablets after each of three meals | gaviscon; 2 {tbl}; 3/1d; -; -
Nateglinide 120 mg before each of the two main meals | nateglinide; 120 mg; 2/1d; -; -
Creon 25000 3 capsules with each meal | creon; 3 {caps}; 3/1d; -; -
Gentamicin 6 mg/kg/day divided into 3 doses | gentamicin; 2 mg/kg; 3/1d; -; -
Ampicillin 100 mg/kg/day in four equally spaced injections | ampicillin; 25 mg/kg; 4/1d; -; -
Theophylline 400 mg a day in two equal parts | theophylline; 200 mg; 2/1d; -; -
Ondansetron 4 mg for vomiting, leave 8 hours between doses | ondansetron; 4 mg; 0-1/8h; prn; -
Tramadol 50 mg when required, no more often than every 6 h | tramadol; 50 mg; 0-1/6h; prn; -
Diazepam 5 mg prn with a gap of at least 12 hours | diazepam; 5 mg; 0-1/12h; prn; -
Novorapid 2 units if BG 12-15, 4 units if above 15 | novorapid; 2 [USP'U]; -; prn; - && novorapid; 4 [USP'U]; -; prn; -
Sugar 13-16: 4 units Apidra, over 16: 6 units Apidra | apidra; 4 [USP'U]; -; prn; - && apidra; 6 [USP'U]; -; prn; -
Labetalol 20 mg iv whenever systolic exceeds 180 | labetalol; 20 mg; -; prn; -
During an acute asthma attack: salbutamol 10 puffs via spacer | salbutamol; 10 {puff}; -; prn; -
Furosemide 20 mg if weight rises above 82 kg | furosemide; 20 mg; -; prn; -
Fludrocortisone 100 mcg daily except Saturdays | fludrocortisone; 100 ug; 6/1wk; -; -
Penicillin V 250 mg every day excluding Sunday | penicillin v; 250 mg; 6/1wk; -; -
Co-trimoxazole 480 mg od, not on weekends | co-trimoxazole; 480 mg; 5/1wk; -; -
Levodopa 100 mg at 6 am, 10 am, noon and 6 pm | levodopa; 100 mg; 4/1d; -; -
Ticagrelor 180 mg loading dose, maintenance 90 mg bd | ticagrelor; 180 mg; -; -; - && ticagrelor; 90 mg; 2/1d; -; -
Anidulafungin 200 mg as a load, 100 mg od thereafter | anidulafungin; 200 mg; -; -; - && anidulafungin; 100 mg; 1/1d; -; -
Cefalexin 500mg 1cap fourtimesdaily x 5d | cefalexin; 1 {caps}; 4/1d; -; 5 d
Loratadine 10mg 1tab onceaday | loratadine; 1 {tbl}; 1/1d; -; -
Clindamycin pessaries 100 mg, one each night for 3 nights | clindamycin; 1 {supp}; 1/1d; -; 3 d
Hyoscine 600 micrograms/mL: 0.3 mL sc stat | hyoscine; 0.3 mL; -; -; -
Caps. Amoxicillini 500 mg, caps. ii t.d.s. | amoxicillini; 2 {caps}; 3/1d; -; -
Gensulin N 14 units nocte | gensulin n; 14 [USP'U]; 1/1d; -; -
Niece has cystic fibrosis, uses dornase alfa 2.5 mg od | none
Paternal aunt is on tamoxifen 20 mg daily | none
FH: gran had TB, given isoniazid 300 mg od | none
Reaction to contrast; also erythromycin 500 mg - vomiting | none
Metoclopramide 10 mg caused oculogyric crisis in 2011 | none
After opening, discard the drops in 28 days | none
Leflunomide 20 mg od, BP and FBC fortnightly | leflunomide; 20 mg; 1/1d; -; -
Ciclosporin 100 mg bd, trough level in 5 days | ciclosporin; 100 mg; 2/1d; -; -
Bumetanide 1 mg mane; weigh daily | bumetanide; 1 mg; 1/1d; -; -
Teriparatide 20 mcg sc od, DEXA at 2 years | teriparatide; 20 ug; 1/1d; -; -
Digoxin 125 mcg od; see GP in 10 days | digoxin; 125 ug; 1/1d; -; -
Hypurin Porcine 14, 8 and 10 units before breakfast, lunch and supper, respectively | hypurin porcine; 14 [USP'U]; 1/1d; -; - && hypurin porcine; 8 [USP'U]; 1/1d; -; - && hypurin porcine; 10 [USP'U]; 1/1d; -; -
Rotigotine... pramipexole 0.7 mg, 0.35 mg and 0.7 mg morning, midday and evening | pramipexole; 0.7 mg; 1/1d; -; - && pramipexole; 0.35 mg; 1/1d; -; - && pramipexole; 0.7 mg; 1/1d; -; -
Actrapid 6 units with breakfast, same with lunch, 10 units with dinner | actrapid; 6 [USP'U]; 2/1d; -; - && actrapid; 10 [USP'U]; 1/1d; -; -
Pancrex V 5 capsules with each of four meals | pancrex v; 5 {caps}; 4/1d; -; -
Domperidone 10 mg before all three main meals | domperidone; 10 mg; 3/1d; -; -
Colesevelam 3 tablets with each of the two largest meals | colesevelam; 3 {tbl}; 2/1d; -; -
Flucloxacillin 100 mg/kg/day split over four doses | flucloxacillin; 25 mg/kg; 4/1d; -; -
Insulin glargine 40 units daily given as two equal injections | insulin glargine; 20 [USP'U]; 2/1d; -; -
Mesna 1200 mg a day in three equal portions | mesna; 400 mg; 3/1d; -; -
Hyoscine butylbromide 20 mg prn, minimum 6 h apart | hyoscine butylbromide; 20 mg; 0-1/6h; prn; -
Eletriptan 40 mg for migraine, at least 2 hours between doses | eletriptan; 40 mg; 0-1/2h; prn; -
Buprenorphine 200 mcg sl when needed, not oftener than every 6 hours | buprenorphine; 200 ug; 0-1/6h; prn; -
If capillary glucose is between 14 and 18, Trurapi 3 units | trurapi; 3 [USP'U]; -; prn; -
Hydralazine 10 mg iv any time the diastolic goes above 110 | hydralazine; 10 mg; -; prn; -
At the height of an anxiety attack propranolol 10 mg | propranolol; 10 mg; -; prn; -
Thyroxine 50 mcg daily, none on Sundays | thyroxine; 50 ug; 6/1wk; -; -
Aspirin 75 mg every day but Friday | aspirin; 75 mg; 6/1wk; -; -
Trimethoprim 100 mg nocte bar weekends | trimethoprim; 100 mg; 5/1wk; -; -
Stalevo 1 tab at 7 am, noon, 5 pm and midnight | stalevo; 1 {tbl}; 4/1d; -; -
Micafungin loading 200 mg, thereafter 100 mg daily | micafungin; 200 mg; -; -; - && micafungin; 100 mg; 1/1d; -; -
Clopidogrel 600 mg as loading, 75 mg od maintenance | clopidogrel; 600 mg; -; -; - && clopidogrel; 75 mg; 1/1d; -; -
Cefuroxime 250mg 1tab twiceaday x7days | cefuroxime; 1 {tbl}; 2/1d; -; 7 d
Bisacodyl suppositories 10 mg, one in the morning | bisacodyl; 1 {supp}; 1/1d; -; -
Naloxone 400 micrograms/mL - 1 mL im stat | naloxone; 1 mL; -; -; -
Tab. Digoxini 0.25 mg tab. i o.d. | digoxini; 1 {tbl}; 1/1d; -; -
Abasaglar S 18 units nocte | abasaglar s; 18 [USP'U]; 1/1d; -; -
`
