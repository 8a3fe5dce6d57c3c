/**
 * English words that say whose medicine it is, what became of it, and how a day's amount is divided and kept apart; the
 * format is explained in `latin/instruction-words.ts`.
 */
export const EN_CONTEXT_WORDS = `
KIN: father, mother, brother, sister, brothers, sisters, sibling{|s}, parent{|s}, uncle, aunt, cousin{|s}, grandfather, grandmother, grandparent{|s}, twin, relative{|s}, donor, nephew, niece, neighbour, neighbor, friend
KIN home: husband, wife, spouse, partner, boyfriend, girlfriend
RELATIVE: mum, mom, dad, son, daughter, grandma, grandpa, gran, nan, granny, grandad, granddad
KINSIDE: patient's, pt's, ex -, - in - law, in law, maternal, paternal, his, her, their, older, elder, younger, half -, twin, late
NEG family: family history, family hx, fam hx, fhx, fh, family hist, fam history, family medical history, hereditary
TAKING: given, was given, is given, has, prescribed, was prescribed, started on, was started on, needed, is prescribed, stable on, maintained on, take, are on, are taking, use, is taking, on, is using, is receiving, treated with, is treated with, being treated with, was treated with, was on, took, managed with, controlled on, on treatment with, now on, also takes, also on, uses, takes his, takes her
DISEASE: cystic fibrosis, tuberculosis, tb, hiv, hepatitis, hepatitis b, hepatitis c, multiple sclerosis, ms, sickle cell, haemophilia, hemophilia, haemophiliac, hemophiliac, leukaemia, leukemia, lymphoma, cirrhosis, arrhythmia, crohn's, ulcerative colitis, coeliac, alzheimer's, hypercholesterolaemia, hypercholesterolemia, heart attacks, sarcoidosis, myeloma, transplant, diabet{es|ic}, hypertensi{on|ve}, asthma, asthmatic, epilep{sy|tic}, cancer, stroke, mi, heart attack, af, gout, copd, ihd, angina, thyroid disease, hypothyroid, hypothyroidism, schizophrenia, depression, bipolar, dementia, parkinson's, glaucoma, ra, rheumatoid arthritis, psoriasis, lupus, dvt, pe, htn, t2dm, t1dm, dm, ckd, hyperlipidaemia, hyperlipidemia, migraine, osteoporosis, breast cancer, heart disease, heart failure
REACTION: reaction{|s}, drug reaction{|s}, adverse event{|s}, previous reaction{|s}, side effect, reaction type, reacted
CAUSEDBY: after, following, from, due to, caused by, secondary to, within minutes of
NEG allergy: came out in a rash, came out in hives, came up in hives, causes, gives her hives, gives him hives, brings her out in, brings him out in, brought on, caused, led to, resulted in, vomited after, vomited on, collapsed after, fainted after, wheezy after, swelled up after, itchy after, sick after
NEG stock: once opened, after first opening, after opening, discard after, discard, shelf life, use within, to be used within, must be used within, once reconstituted use within, keep refrigerated, protect from light, refrigerate, store below, store at, do not freeze, pharmacy order, stock order, ward order, order for stock, in the pharmacy store, in storage, ward fridge stock, cupboard stock, trolley stock
INTAKES: injections, injection, equal injections, parts, equal parts, equal portions, halves, thirds, fractions, shots, infusions, servings, sittings, split doses, equal halves, daily injections
DIVIDE: split in, split into, divide by, divided by, divide into, divided into, divide in, divided in, dose split in, dose divided by, divide the dose by, divide dose by, split the dose in, split the dose into, divide the dose into, in equal parts, split by
APART: apart, between doses, between each dose, between tablets, between two doses, between intakes, between administrations, between one dose and the next, before repeating, before the next dose, before another dose, before next dose, from the last dose, of the last dose, of the previous dose, of each other, since the last dose, after the last dose
LEAVE: leave, leave at least, leaving, leaving at least, wait, wait at least, allow, allow at least, with, with at least, not within, no sooner than, not sooner than, not less than, no less than, gap of, gap of at least, a gap of, minimum gap, minimum gap of, at least, minimum, minimum of, min, spaced, spaced at least, interval of, interval of at least, interval at least, dose interval, min interval, minimum interval, minimum interval of, with a gap of, with a minimum of, not closer than, but not within, but at least, must be, should be
BETWEEN: {|with }{|a }{minimum |}{gap|interval|spacing|break} of at least, {|with }{|a }minimum {gap|interval|spacing|break} of, wait at least, waiting at least, leave at least, leaving at least, allow at least, no {more often|oftener|more frequently|sooner} than {|once every|once in|each|once per}, not {more often|oftener|more frequently} than {|once every|once in|each|once per}, never more often than {|every|once every|once in}, no sooner than every, at most every, at most once every, at most once in, max every, max once every, maximum every, minimum every, min every
DURING: during, in the middle of, at the height of, in the event of, at the time of, in
ATTACK: attack{|s}, episode{|s}, seizure{|s}, fit{|s}, crisis, flare{|s}, migraine{|s}, spasm{|s}, colic, bout{|s}, angina attack, asthma attack, panic attack{|s}, gout attack, acute attack, exacerbation{|s}, hypo{|s}, hypoglycaemia, hypoglycemia, relapse{|s}
IF: any time, at any time, at times when, on days when, only when, only if, every time, each time, on any occasion, on occasions when, in the case of, only in case of, as soon as
MEALREL AC: before, prior to, ahead of, just before, immediately before, shortly before
MEALREL C: with, at, during, w/
MEALREL PC: after, following, just after
EACHOF: all of, all, every single one of, each of, every one of, each
MEALDET: the, his, her, their, your, my
MAINMEAL: main, largest, biggest, big, large, principal
MEALNOUN: feeds, snacks, meals, meal
EXCEPT: none on, nothing on, no dose on, no tablet on, day off, except for, save, save for, bar, barring, other than, not on, never on, but none on, omit on, omit, skip, skip on, skipping, omitting, excepting, leaving out, miss out, with the exception of
EXCEPTDAY: {every|each} day{| ,} {except|except on|except for|excluding|apart from|other than|save|bar|barring|but not on|not}, all days of the week {except|but}, every day but, each day but, daily but, daily but not, every day but not, all days but, all days except, seven days a week except, all week except, any day but
MEASURED: serum potassium, serum sodium, fingerstick, fsbg, sugar, sugars
TEST: lft{|s}, fbc, cbc, u & e, u & es, u/e, ue, u+e, ues, tft{|s}, bmp, cmp, lipids, lipid profile, ferritin, blood tests, blood test, bloods, ck, dexa, pft{|s}, urinalysis, urine acr, acr, uacr, eye check, eye exam, eye screening, levels, trough levels, platelets, renal function, liver function, liver enzymes, thyroid function, ogtt, echo, bone profile, coag, clotting, anti - xa, hb check, weights, bp checks, bp check, inr check, inr checks, labs, repeat labs, repeat bloods, blood count, full blood count, wbc, cd4, viral load, psa, b12 levels, electrolytes, transferrin, transferrin sat, transferrin saturation, tsat
SUBJECT: f/u, fu, f/up, r/v, rv, rtc, tci, opd, op clinic, clinic, see gp, gp review, nurse review, see again, see back, come back, recall, re - evaluate, reassess, reassessment, revisit, checkup, check - up, check up, return visit, return to clinic, next visit, next appointment, next appt, appt, appts, follow - up in, fup, re - check, re - examine, rebleed, saturating, saturating at, satting, breaths, oral intake, total intake, total output, fluid balance, urine passed, passed urine, drank, birth weight, birthweight, apgar, resps, news score, background count, wipe test, count rate, carer calls, carer visits, key safe, pads, incontinence pads, ice pack, ice packs, iop
CLOCKWORD: noon, midday, midnight, at noon, at midday, at midnight, 12 noon, 12 midnight
VERB loading: attack dose, loading dose of, as loading, as load, initial bolus, bolus dose, saturation, saturating, loading with, loading bolus, priming dose, load dose, starting bolus, as a load
THEN: maintenance of, maintenance dose, maintenance dose of, maintenance with, for maintenance, as maintenance, maintained on, maintain with, maintenance thereafter
ROUTE im: into gluteal muscle, into the gluteal muscle, into buttock, into the buttock, into the thigh muscle, into gluteus, deep intramuscular, deep im, intragluteal{|ly}, into deltoid, into the deltoid, deep im injection
ROUTE iv: slow iv, slow iv injection, slow iv bolus, iv slowly, slow intravenous, intravenous infusion, as an intravenous infusion, iv over, central line, via central line, via picc, by vein, into a vein, slow iv push
ROUTE vaginal: high into the vagina, high in the vagina, deep into the vagina
FORM {tbl}: vaginal tablet{|s}
FORM {caps}: vaginal capsule{|s}
FORMROUTE vaginal: vaginal tablet{|s}, vaginal capsule{|s}, vaginal gel, vaginal ring
ONEOF: one
RESPECTIVELY: respectively, resp, in that order, in this order, correspondingly
SAMEASBEFORE: the same, same, again, as many, the same again, same again, likewise, same dose, the same dose, same amount
NEXTCHECK: next, repeat, repeated, follow - up, monitor, monitoring of, check, recheck, check of, further, control
ABOVE: drops below, falls below, climbs above, rises above, goes above, goes over, remains above, is greater than, is less than, dips below, hits, reaches
EQUAL: equal, equally, equally spaced, evenly, evenly spaced, separate, divided, single, daily, spaced, identical, even
NEWONE: new, fresh, another
FROM: in the range, within the range
ILL: has, had, suffers from, suffering from, with, diagnosed with, known with, lives with, has had
NEG general: guideline recommends, guideline recommend, guidelines recommend, guidelines suggest, guidelines advise, guidance recommends, guidance states, nice recommends, nice suggests, nice guidance, esc recommends, who recommends, sign recommends, bnf recommends, bnf states, per bnf guidance, usual starting dose, the usual starting dose, usual starting dose is, recommended starting dose, usual adult dose, the usual adult dose, licensed dose, licensed at, in the trial, in a trial, in trials, in clinical trials, clinical trial{|s}, trial showed, trial compared, in the study, in a study, in one study, in studies, study showed, studies show, studies showed, rct{|s}, meta - analysis, randomised to, randomized to, versus placebo, vs placebo, compared with placebo, compared to placebo, than placebo, placebo, reduced mortality, reduced deaths, lowered mortality, cut mortality, reduced the risk of, reduces the risk of, could be considered, may be considered, can be considered, might be considered, should be considered, could be discussed, can be discussed
STATEMENT: guideline{|s}, guidance, evidence, literature, study, trial
KINOF: {mother|father|brother|sister|husband|wife|partner|mum|mom|dad|son|daughter|grandma|grandad|nan|neighbour|friend|uncle|aunt|niece|nephew}'s
`
