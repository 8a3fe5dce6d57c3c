/**
 * English words of dose instructions; the format is explained in `latin/instruction-words.ts`. Sources: Public Health Scotland,
 * dose_instruction_parser (MIT); BNF, cautionary and advisory labels; HL7 FHIR R4 route codes and EventTiming; USP Universal Medication
 * Schedule.
 */
export const EN_INSTRUCTION_WORDS = `
NUMBER 0: zero, nil
NUMBER 0.5: half, half a, half an, half of a, half of one, half of, one half, a half, one - half
NUMBER 0.25: quarter, a quarter, quarter of a, one quarter, quarter of, a quarter of a
NUMBER 0.75: three quarters, three quarters of a
NUMBER 1: one, a, an, 0ne, a single
NUMBER 1.5: one and a half, one & a half, one and half, one and one half
NUMBER 2.5: two and a half, two and one half, two & one half, two & a half
NUMBER 3.5: three and a half
NUMBER 2: two, a couple of, both
NUMBER 3: three
NUMBER 4: four
NUMBER 5: five
NUMBER 6: six
NUMBER 7: seven
NUMBER 8: eight
NUMBER 9: nine
NUMBER 10: ten
NUMBER 11: eleven
NUMBER 12: twelve
NUMBER 13: thirteen
NUMBER 14: fourteen
NUMBER 15: fifteen
NUMBER 16: sixteen
NUMBER 17: seventeen
NUMBER 18: eighteen
NUMBER 19: nineteen
TENS 20: twenty
TENS 30: thirty
TENS 40: forty
TENS 50: fifty
TENS 60: sixty
TENS 70: seventy
TENS 80: eighty
TENS 90: ninety
NUMBER 100: hundred, one hundred, a hundred
SCALE 1000: thousand, k
SCALE 1000000: million, mega, mil, mln
PLUSPART 0.5: and a half, and one half, & one half, and half, & a half, & half
PLUSPART 0.25: and a quarter
UNIT mg: milligram{|s|me|mes}
UNIT g: gram{|s|me|mes}
UNIT ug: microgram{|s|me|mes}, micro g
UNIT ng: nanogram{|s|me|mes}
UNIT mL: millilit{er|ers|re|res}, mil, mils
UNIT L: lit{er|ers|re|res}
UNIT [USP'U]: unit, units, units of insulin
UNIT [IU]: international unit{|s}
UNIT mmol: millimole{|s}, millimol{|s}
UNIT meq: milliequivalent{|s}
PERUNIT kg: kilogram{|s}, kg body weight, kg of body weight, kg bw, kilo
PERUNIT m2: square metre, square meter, sq m
FORM {tbl}: tablet{|s}, pill{|s}, tabet{|s}, caplet{|s}, lozenge{|s}, pastille{|s}, troche{|s}, tablets(s), gummy, gummies, wafer{|s}, t, lollipop{|s}, dragee{|s}, effervescent tablet{|s}, chewable tablet{|s}, chewable{|s}, soluble tablet{|s}, dispersible tablet{|s}, film - coated tablet{|s}, coated tablet{|s}, gastro - resistant tablet{|s}, gastroresistant tablet{|s}, f/c tablet{|s}, modified - release tablet{|s}, m/r tablet{|s}, prolonged - release tablet{|s}, buccal tablet{|s}, sublingual tablet{|s}, orodispersible tablet{|s}, odt, odts
FORM {caps}: capsule{|s}, softgel{|s}, gelcap{|s}, soft gel{|s}, caplet caps, gastro - resistant capsule{|s}, m/r capsule{|s}, modified - release capsule{|s}
FORM {gtt}: drop{|s}
FORM {puff}: puff{|s}, puf, pufs, inhalation{|s}, spray{|s}, actuation{|s}, squirt{|s}, metered dose{|s}, inh, inhal, breath{|s}, blister{|s} inhaled
WHOLE: whole, entire, full
FORM {amp}: ampoule{|s}, ampule{|s}, nebule{|s}, nebul{|s}
FORM {vial}: vial{|s}
FORM {supp}: suppositor{y|ies}, pessar{y|ies}, pess, ovule{|s}
FORM {sachet}: sachet{|s}, satchet{|s}, sach, packet{|s}, powder{|s}
FORM {patch}: patch{|es}, plaster{|s}
FORM {piece}: pcs, pieces, piece
METERED {puff}: dose{|s}, sp, spr, sprs, pumps
HOUSEHOLD: glass{|es}, cup{|s}, inch, inches, inch ribbon, cm ribbon, fingertip unit{|s}, ftu, ftus, pea - sized amount, capful{|s}
SPOON {spoon}: spoon{|s}, spoonful{|s}, teaspoon{|s}, teaspoonful{|s}, tsp, tsps, tablespoon{|s}, tablespoonful{|s}, tbsp, tbsps, measuring spoon{|s}, dessertspoon{|s}, scoop{|s}
PRODUCT: oral suspension, suspension, solution, oral solution, syrup, cream, ointment, gel, inhaler, injection, lotion, powder, drops, elixir, linctus, shampoo, eye drops, ear drops, nasal drops, nasal spray, eye ointment, infusion, liquid, foam, paste, mouthwash, enema, mouth wash, gargle, emollient, granules, balm, nebuliser solution, vaginal cream, pen, prefilled syringe, pre - filled syringe, autoinjector, implant, film - coated, dispersible, soluble, effervescent, chewable, gastro - resistant, modified release, extended release, slow release, prolonged release, immediate release, enteric coated, orodispersible, oral, spray, dry powder inhaler, f/c, e/c, m/r, s/r, film coated, sugar free, s/f, sugar - free, film, films, vag gel, melt, melts
TIME h: hour{|s}, hr, hrs, hourly, hour's
TIME d: day{|s}, days', nights, dys, dy
DAYLONG d: 24 hours, 24 hrs, 24 hour period, 24 h, 24 hour, 24 hr, 24 - hour period
TIME wk: week{|s}, wk, wks, weeks', w
TIME mo: month{|s}, mth, mths, mo
TIME a: year{|s}, yr, yrs
TIME min: minute{|s}, min, mins
LY h: - hour intervals, - hour interval, hour interval, hourly, hrly, hly, hour intervals, - hourly
LY wk: weekly
LY a: yearly
LY mo: monthly
LY d: daily
ADJDAY d: day
DAILY 1/1d: daily, each day, every day, everyday, dly, dialy
DAILY 1/1wk: weekly, wkly, every week, each week
DAILY 1/1mo: monthly, every month, each month
DAILY 1/12mo: yearly, annually, every year, each year
RHYTHM 1/2d@MORN: alternate mornings, on alternate mornings, alt mornings, on alt mornings
RHYTHM 1/2d@NIGHT: alternate nights, on alternate nights, every other night, alt nights, on alt nights
RHYTHM 1/2d: every other day, alternate days, on alternate days, every second day, each alternate day, alternate day, every alternate day, once every other day, once on alternate days, every two days, on even days, on odd days, even days, odd days, alt days, on alt days, alt day, alternating days, on alternating days, alternate day dosing
RHYTHM 1/3d: every third day
RHYTHM 1/2wk: fortnightly, every other week, every fortnight, alternate weeks, once a fortnight, biweekly, alt weeks
RHYTHM 1/3mo: quarterly, every quarter
RHYTHM 1/1h: every hour
RHYTHM 1/1d: once daily dose, single daily dose, as a single daily dose, once daily, once a day, as one daily dose, in a single daily dose, in one daily dose, in one dose daily
EXCEPT: except, except on, excluding, apart from, but not on, but not
OTHERDAYS: other days, on other days, on the other days, all other days, on all other days, rest of the week, the rest of the week, remaining days, on the remaining days, on remaining days, other days of the week
CYCLE: cycle, cycles
WEEKDAYS 5: weekdays, on weekdays, every weekday, m - f, on working days, working days, monday to friday, mon to fri, school days, on school days, school days only, on school days only, weekdays only, mon - fri
WEEKDAYS 3: mwf, m/w/f, tuthsa, tths, t/th/sa, tu/th/sa, t/th/s, t/th/su, mo/we/fr
WEEKDAYS 4: t/th/sa/su, tu/th/sa/su, t/th/s/s, m/w/f/su
WEEKDAYS 2: weekends, at weekends, on weekends, at the weekend, t/th, tu/th, tue/thu, sa/su, sat/sun, sat - sun
WHEN NIGHT: every night, nightly, at night, each night, overnight, during the night, night, at nighttime, nighttime, at night time, in the night, tonight, night time
WHEN MORN: morning, mornings, in the morning, every morning, each morning, in the mornings, on waking, upon waking, on rising, first thing, first thing in the morning, in the am
WHEN NOON: noon, midday, at noon, at midday, lunchtime, at lunchtime, at lunch time, midi, in the middle of the day
WHEN AFT: afternoon, in the afternoon, mid - afternoon, every afternoon, teatime, at teatime, at tea time, tea time
WHEN EVE: evening, evenings, in the evening, every evening, each evening, in the evenings, in the pm, this evening
WHEN HS: at bed, to bed, bedtime dose, last thing at night, last thing, at bedtime, bedtime, before bed, before bedtime, before sleep, at bed time, on going to bed, every night at bedtime, nightly at bedtime, bed time, on retiring, before retiring, before going to bed, at bedtime every night, bedtimes, pre - bed, pre bed, prebed
DAYPART MORN: am
DAYPART EVE: pm
MEAL AC: before food, before eating, on an empty stomach, on empty stomach, before a meal, empty stomach, an hour before food, b/f food, bf food, before meal, before feeds, before each feed, b4 each feed, b4 feeds, before every feed, b4 food, b4 meals, prior to feeds
MEAL PC: after food, after eating, after a meal, after feeds, after each feed, after every feed
MEAL C: with food, with a meal, with or after food, with or just after food, with or immediately after food, with meal, with milk or food, with feeds, with each feed, with every feed
MEALS AC: before meals, before each meal, before every meal, before main meals, before each main meal
MEALS PC: after meals, after each meal, after every meal, after main meals
MEALS C: with meals, with each meal, with every meal, at mealtimes, at meal times, during meals, mealtimes, at each meal, at every meal, with each main meal, with main meals, with the three main meals
MEALTIME ACM: bbf, before bf, b/f breakfast, before breakfast
MEALTIME ACD: before lunch
MEALTIME ACV: before dinner, before supper, before tea, before evening meal, before the evening meal
MEALTIME CM: with breakfast, at breakfast, breakfast, with brekkie, brekkie, with brekky, brekky
MEALTIME CD: with lunch, at lunch, lunch
MEALTIME CV: tea, at tea, with dinner, with supper, at dinner, at supper, with evening meal, with the evening meal, dinner, supper, with tea, evening meal
MEALTIME PCM: abf, after breakfast
MEALTIME PCD: after lunch
MEALTIME PCV: after dinner, after supper, after evening meal, after the evening meal
TIMES: time{|s}
NTIMES 1: once
NTIMES 2: twice, two times
NTIMES 3: thrice
PER: a, per, each, every, /, in, in a, in each, an, per each, within
EVERY: every, each, at intervals of, after every
OTHER 2: other, second, alternate
OTHER 3: third
OTHER 4: fourth
FROM: from, between
TO: to, or, -, through
OR: or, alternatively, or alternatively, or else
UPTO: up to, upto, as many as
ATLEAST: at least, minimum, minimum of
BETWEEN: at least every, minimum interval, not more often than every, no more often than every, no more than every, at intervals of at least, no more frequently than every, minimum dosing interval, not more frequently than every
MAX: max, maximum, no more than, not more than, not to exceed, up to a maximum of, do not exceed, maximum dose, max dose, maximum of, max of, do not take more than, do not use more than, do not give more than, don't take more than, never take more than, take no more than, not to take more than, not more often than, no more often than, not exceeding, at most, to a maximum of, up to maximum of, up to max, max daily dose, maximum daily dose, max total, daily max, nte, ceiling
FOR: for, for up to, for a further, for the next, x, for at least, for about, course of, for a total of, the course of, total of, for the first, for another, continue for, over the next, duration, for a period of, for a maximum of, for no more than, to complete
OVER: over, during, infused over, over a period of, run over, given over
COURSE: course, course of treatment
FORTIME 6 mo: for half a year, half a year
FORTIME 1 wk: {|for |in |during }the first week, first week, 1st week, for a week, for one week
FORTIME 1 mo: {|for |in |during }the first month, first month, for a month, for one month
FORTIME 2 wk: {|for |in }the first fortnight, for a fortnight
PRN: in pain, if in pain, when in pain, if hot, when wheezy, if wheezy, if sick, if itchy, if anxious, if constipated, if agitated, if breathless, as needed, as required, when required, when needed, if needed, if required, if necessary, when necessary, as necessary, as and when required, as and when needed, only if needed, where required, when reqd, as reqd, if reqd, only when needed, only when required, where necessary, as need, on demand, for breakthrough, after each loose stool, after every loose stool, after each loose motion, after each bowel movement, after every loose motion, as req'd, if req'd, when req'd, rescue, as rescue, for rescue, as a rescue, for rescue only, at onset
IF: if, when, in case of, for relief of, as needed for, as required for, when required for, if needed for, at onset of, at the onset of, at first sign of, on onset of, at the first sign of, if there is, whenever, only for, at start of, at the start of, at onset of symptoms of
REASON: pain, pains, severe pain, fever, nausea, vomiting, sickness, headache{|s}, wheez{e|ing|y}, itch{|ing|y}, breathless{|ness}, shortness of breath, sob, dyspnoea, dyspnea, anxiety, insomnia, cough{|ing}, constipat{ion|ed}, diarrhoea, diarrhea, heartburn, indigestion, reflux, chest pain, angina, angina attack, spasm{|s}, muscle spasm{|s}, allerg{y|ies|ic reaction}, agitat{ion|ed}, migraine, migraine attack, attack{|s}, asthma, cramp{|s}, bp, hypertension, high blood pressure, hypoglycaemia, hypoglycemia, seizure{|s}, sleep, hay fever, dizziness, breakthrough pain, symptoms, acute attack, temperature, high temperature, systolic, colic, congestion, sore throat, palpitations, panic, restlessness, secretions, hiccups, bloating, wind, dry eyes, gout, flare, flare up, flares, discomfort, withdrawal, distress, stress, back pain, period pain, toothache, urticaria, hives, anaphylaxis, inflammation, swelling, oedema, edema, weight gain, infection, moderate pain, mild pain, moderate to severe pain, mild to moderate pain, moderate - severe pain, mild - moderate pain, loose stools, no bm, no bowel movement, muscle pain, joint pain, low back pain, loose motions, resp rate, respiratory rate, high temp, chesty cough, dry cough, itchy skin, nasal congestion, blocked nose, runny nose, poor sleep, hot flushes, acid reflux, terminal agitation, terminal secretions, terminal restlessness
ASDIRECTED: as directed, as dir, as advised, as instructed, as prescribed, use as directed, take as directed, according to instructions, as per instructions, as directed by doctor, as per protocol, as dirctd, per protocol, according to inr, as per inr, as per chart, as per scale, sliding scale, per sliding scale
ROUTE oral: by mouth, orally, oral, via mouth, mouth, per ng tube, via ng tube, via ng, via peg, via nasogastric tube
ROUTE iv: iv fluids, iv fluid, via syringe pump, syringe pump, intravenous{|ly}, iv push, iv bolus, iv infusion, by iv infusion, iv drip, rapid push, rapid iv push, push, fast push
ROUTE im: intramuscular{|ly}, into the muscle, into muscle, in the muscle
ROUTE sc: sub - cut, sub cut, syringe driver, via syringe driver, by syringe driver, csci, via csci, syringe driver sc, in syringe driver, subcutaneous{|ly}, under the skin
ROUTE rectal: rectal{|ly}, into the rectum
ROUTE vaginal: vaginal{|ly}, into the vagina, per vagina, intravaginally, vag
ROUTE sublingual: sublingual{|ly}, under the tongue, under tongue
ROUTE buccal: buccal{|ly}, in the cheek
ROUTE topical: topical{|ly}, to the affected area{|s}, to affected area{|s}, to the skin, to skin, on the skin, externally, affected area{|s}, on affected area{|s}, to the scalp, to face, to the lesions, to rash, neck down, from neck down, from the neck down
ROUTE inhaled: inhaled, by inhalation, via inhaler, nebulis{ed|er}, nebuliz{ed|er}, via nebuli{s|z}er, via spacer, through a spacer, by nebuli{s|z}er
ROUTE nasal: nasal{|ly}, intranasal{|ly}, in each nostril, into each nostril, each nostril, in the nose, in nostril{|s}, both nostrils, in both nostrils, nostril, per nostril, in one nostril, into both nostrils, each side of nose
ROUTE ocular: re, l/e, r/e, ophth, opth, in each eye, into each eye, in both eyes, into both eyes, to both eyes, in the left eye, in the right eye, into the eye{|s}, in right eye, in left eye, ophthalmic, to the affected eye{|s}, in affected eye, in the affected eye, both eyes, left eye, right eye, affected eye, into the right eye, into the left eye, eye, eyes, per eye, each eye, to each eye, l eye, r eye, in the eyes
ROUTE otic: otic, aural, in the left ear, in the right ear, in each ear, into the ear, in both ears, ear, both ears, right ear, left ear, affected ear, in the affected ear, each ear, in ear, per ear, ad, au
ROUTE transdermal: transdermal{|ly}, to the upper arm
ROUTE epidural: epidural{|ly}
ROUTE intrathecal: intrathecal{|ly}
VERB loading: bolus, loading dose, loading, as a bolus, load, as a loading dose, loaded with, boluses, as boluses
VERB x: finish, complete, re - start, recommence, giving, gives, i give, puts, putting, injecting, injects, started, has started, been started on, am on, are on, i'm on, he's on, she's on, he is on, she is on, mum is on, dad is on, now on, to start, to continue, to have, to use, been taking, i've been taking, have been taking, cont, continue with, i take, i'm taking, i am taking, i use, take, taken, taking, to be taken, tkae, atke, give, given, to be given, use, used, to be used, administer, administered, swallow, chew, suck, dissolve, start, starting, continue, commence, place, put, drink, begin, initiate, restart, resume, inject, instill, instil, insert, is to be taken, should be taken, to take, rinse, gargle, wash, infuse, have, prescribed, prescribe, rx for, on, received, change, replace, wear, suck slowly, maintenance dose, starting dose, initial dose, initially, ordered, continuing, receiving, using, started on, commenced, commenced on, swish & swallow, swish and swallow, swish & spit, swish and spit, swish, inhale contents of, tk, we started, we have started, to be swallowed, to be inserted, to be applied, to be chewed, to be dissolved, to be inhaled, to be instilled, to be injected
VERB change: cut, cut back, go up, going up, go down, going down, {|was |has been |have |had been |is |dose |dose was }{increased|reduced|decreased|raised|lowered|titrated|uptitrated|adjusted}, increase, decrease, reduce, raise, lower, increase dose, increase the dose, reduce the dose, titrate, went up, gone up, went down, gone down, stepped up, stepped down, up - titrated, weaned, bumped up, dose change, dose changed
VERB takes: takes, uses, is on, receives, continues, continues on, remains on, takes regularly, has been taking
VERB inhaled: inhaling, inhales, inhale, breathe in, inhale the contents of
VERB topical: applying, applies, rubbing, apply, rub, spread, to be applied, applied, rub in, massage in, smear, wash off
ASKING: should, can, could, would, does, how, what, when, which, why
LEAD: take, give
ONCE now: now
ONCE: single dose, one dose, one time, as a single dose, once only, immediately, one off, single, at once, one dose only, one - time, one - off, x 1 dose, 1 dose, x1 dose, x 1, one time only, single time, today only, pre - op, pre op, on call to theatre, before procedure, prior to procedure, at induction, pre - medication, straight away, straightaway, right away, asap, at once only
LASTONCE: once
SPLIT: divided over, given over, spread over, to be divided into, divide into, divide in, in, divided into, split into, split in, divided in, divided, as, over, div, given in
INTAKES: applications, divided doses, divided dose, equal doses, doses, intakes, portions, administrations, separate doses, equally divided doses
INTAKE: dose, intake, time
INJECTIONS: injections, injection, infusions, doses in total, treatments
THEN: back to, cut back to, up to a dose of, from tomorrow, starting tomorrow, stay on, and stay on, then stay on, staying on, remain on, and remain on, maintain on, then hold at, from the next day, from day 2, from the second day, then, and then, followed by, thereafter, after that, reduce to, reducing to, then reduce to, increase to, increasing to, afterwards, then reduce down to, reduce down to, subsequently, decrease to, then increase to, then continue, then continue with, taper to, down to, step down to, switch to, change to, convert to, titrate to, titrating to, increase if tolerated to, reduced to, increased to, then maintenance, maintenance, titrate up to, titrating up to, increase up to, increasing up to, uptitrate to, up - titrate to, then titrate to, titrated to, changed to, switched to, converted to, swapped to, ↑ to, ↓ to, finally, lastly, and finally
STEP: drop by, dropping by, cut by, cut down by, cutting by, come down by, coming down by, go down by, bring down by, lower by, wean by, weaning by, step down by, stepping down by, reduce by, increase by, decrease by, reducing by, tapering by, taper by, reduce dose by, decreasing by, increase dose by, reduced by, reduce the dose by, reducing the dose by, decreased by, decrease the dose by, taper down by, increasing by, increased by, increase the dose by, titrate by, titrating by, titrate up by, in steps of, in increments of, reducing in steps of, then by, tapered by, down by, up by, adjust by, adjust dose by, adjust the dose by, up - titrate by, uptitrate by, go up by, change by, double the dose, doubling the dose, may increase to, can increase to, may be increased to, can be increased to, may go up to, can go up to, may go to, can go to, could increase to, may need to increase to, may titrate to, inc to, aim to increase to, aiming for, if tolerated increase to, ↑ by, ↓ by, inc by, dec by, ↑ dose by
CHANGE: reduction, taper, decrease, increase, reducing, tapering, weaning
BY: by
CHANGEFROM: from, down from, up from
CHANGETO: to, down to, up to
FORMER earlier: previously, formerly, previously on
FORMER taken: was, used to be, was on, was taking, was using, was receiving
FORMER: instead of, dec from, decreased from, reduced from, increased from, inc from
END: then stop, and stop, then discontinue, and then stop, until finished, until gone, then review, till finished, until review, complete the course, to finish, until all taken, if tolerated, as tolerated
AND: and, &, also, together with
AND plus: plus, +
OF: of, out of, more, further, additional
WEEKDAY 1: mon, monday{|s}
WEEKDAY 2: tue, tues, tuesday{|s}
WEEKDAY 3: wed, weds, wednesday{|s}
WEEKDAY 4: thu, thur, thurs, thursday{|s}
WEEKDAY 5: fri, friday{|s}
WEEKDAY 6: sat, saturday{|s}
WEEKDAY 7: sun, sunday{|s}
ONDAYS: on, every, each
AMPM am: am
AMPM pm: pm
AMPM noon: noon, midday, midnight
HOURPART: half past, quarter past, quarter to, twenty past, ten past, five past, twenty to, ten to, five to
OCLOCK: hours, hrs, h, hr
OCLOCK named: o'clock, oclock, o clock
AT: at, @
AFTER: after, in, from week, from day
AFTERWORD: after
WITHIN: within, no later than, not later than
UNTIL clause: until, till
DAYWORD: day, days
ORDINAL: st, nd, rd, th
SCHEMEDAY 1: first day, on the first day, the first day, day one
SCHEMEDAY 2: second day, on the second day, the second day
SCHEMEDAY 3: third day, on the third day, the third day
DILUENT: normal saline, saline, sodium chloride, ns, dextrose, glucose, d5w, d5, water for injection, water for injections, wfi, hartmann's, ringer's lactate, ringers, nacl, n/s, n/saline, 0.9% nacl, n. saline
INTO: in, with, w/, into, diluted in, dissolved in, made up to, mixed with, mixed in, reconstituted with, in a glass of, added to
PURPOSE: for, with, to reduce, to help, to prevent, against, under, into, to treat, without, to lower, to control, for the treatment of, for prophylaxis of, to keep, for management of
PURPOSE cause: because of, due to, owing to, on account of, in view of, as a result of, secondary to, because
PURPOSEWORD: water, food, plenty of water, glass of water, a glass of water, full glass of water, a full glass of water, milk, juice, plenty of fluids, physician, doctor, blood pressure, supervision, prophylaxis, treatment, protection, mood, cholesterol, thyroid, blood thinner, diabetes, infection, uti, chest infection, inflammation, depression, heart, bp, stomach, sleep, hypertension, gerd, copd, heart failure, af, atrial fibrillation, pain, fever, sob, anaemia
BYVALUE: per, by, according to, depending on, based on, as per
VEHICLE: diluent, solvent, for reconstitution, for dilution, for dissolution, for diluting, for reconstituting, vehicle
RATEAT: at, at a rate of, run at, rate
NOTE: plus correction, triple therapy, quadruple therapy, eradication therapy, eradication, detox, regimen, reducing regimen, reducing course, taper, schedule, withdrawal regime, on dialysis days, dialysis days, non - dialysis days, on non - dialysis days, sitting upright, sit upright, remain upright, stay upright, until mobile, cont until mobile, swallowed whole, while awake, except at night, between meals, without stopping, long term, long - term, whole, sparingly, thinly, thin layer, well, gently, slowly, slow iv, regularly, at the same time each day, at the same time, with water, with plenty of water, with a glass of water, with a full glass of water, today, tomorrow, ongoing, regular, indefinitely, for life, lifelong, if tolerated, as tolerated, repeat, repeated, own supply, shake well, rotate sites, caution, new, continued, unchanged, as before, chronic, do not crush, do not chew, swallow whole, unless directed, until symptoms resolve, on an as needed basis, per patient, in the left arm, in thigh, to abdomen, with monitoring, apart, daily maintenance, up titrate, alternating, for now, hold parameters, liberally, in water, in a glass of water, dissolved in water, thick layer, after opening, post op, post - op, postop, postoperatively, post operatively, post surgery, after surgery, on d/c, at d/c, upon d/c, d/c meds, d/c medication{|s}, meds on d/c, medication{|s} on d/c, after dialysis, post dialysis, post - dialysis, before chemo, before chemotherapy, titration, titration schedule, up - titration, pre - physio, pre physio, before physio, post physio, sprinkled, crushed, copd rescue pack, rescue pack, rescue packs, rpt, rpt in, repeat in, wash off after, may repeat, can repeat, may be repeated, can be repeated, last given, rest over, remainder over, remainder, whilst awake, when awake, dialysis :, haemodialysis :, hemodialysis :
FILLER: frequency, drug, freq, strength, dr, doctor, gp, consultant, nurse, doctor said, doctor told me to, gp said, told me to, told to, advised to, asked to, has put my, put me on, has put me on, has me on, my, mum, dad, son, daughter, husband, wife, please issue, issue, may have, can have, only, the, to, be, is, are, please, dose, doses, dosage, at, on, your, it, them, patient, pt, total, same, from, by, via, about, approximately, approx, own, as, if, was, been, needed, directed, days, time, finished, both, each, either, this, that, into, before, after, than, during, above, below, dose of, a dose of, each dose, medication, medicine, treatment, therapy, meds, discharge, current, course, left, right, with, for, of, per, start date, she, he, currently, and, for children
FILLER: for the cat, for the dog, for cat, for dog, child, infant, baby, newborn, neonate, toddler, boy, girl, adult, man, woman, the contents of, contents of, since, his, her, their, our, we, last
FILLER all: all, each of them
PACK: inhaler{|s}, pens, nebuliser, rf, pack{|s}, pack of, box{|es}, bottle{|s}, in pack, tube{|s}, quantity, qty, dispense, supply, strip{|s}, blister{|s}, refill{|s}, carton{|s}, packs of
RENEWED: change, changed, changing, replace, replaced, change patch, replace patch, to be changed, to be replaced, remove and replace, rotate, renew
ONTO: to, on, onto, over, around, to the, on the, over the, onto the, around the, between, to both, in
SIDE: left, right, both, affected, upper, lower, lt, rt, sore, painful
SITE: r knee, l knee, knee{|s}, shoulder{|s}, elbow{|s}, ankle{|s}, wrist{|s}, hip{|s}, joint{|s}, back, neck, spine, foot, feet, toe{|s}, heel{|s}, hand{|s}, finger{|s}, arm{|s}, forearm{|s}, leg{|s}, thigh{|s}, calf, calves, shin{|s}, chest, breast{|s}, abdomen, tummy, groin, buttock{|s}, face, cheek{|s}, lip{|s}, gum{|s}, scalp, forehead, eyelid{|s}, nail{|s}, skin, skin folds, flexures, rash, eczema, psoriasis, plaques, lesion{|s}, wound{|s}, ulcer{|s}, burn{|s}, bite{|s}, scar{|s}, area{|s}, site, spot{|s}, anus, anal area, perineum, vulva, muscle{|s}, haemorrhoids, hemorrhoids, dry skin, dry areas, affected skin, affected joint{|s}
UNTILEND: until the end of, until end of, till the end of, till end of, until completion of, until start of, until the start of
FORMROUTE topical: cream, ointment, gel, lotion, emollient, shampoo, balm
FORMROUTE oral: oral solution, oral suspension, oral drops, oral liquid, oral syrup, oral tablet{|s}, linctus
FORMROUTE ocular: eye drops, eye ointment
FORMROUTE otic: ear drops
FORMROUTE nasal: nasal drops, nasal spray
FORMROUTE vaginal: pessar{y|ies}, pess, ovule{|s}, vaginal cream
NAME: vit b co strong, vit b co, vitamin b co, vit b compound strong, b12, vitamin b12, b6, vit b12, vit d, vit d3, vitamin d3, vitamin k1, vit c, milk of magnesia, liquid paraffin, white soft paraffin, simple linctus, st john's wort, cod liver oil, evening primrose oil, fish oil, castor oil, peppermint oil, peppermint water, olive oil, arachis oil, tea tree oil, coal tar, zinc oxide, aqueous cream, emulsifying ointment, vitamin b complex, vitamin b compound strong, vitamin b co strong, prenatal vitamin, prenatal vitamins, baby aspirin, low dose aspirin, rehydration salts, oral rehydration salts, activated charcoal, artificial tears, calamine lotion, coal tar shampoo, hypertonic saline, pen v, co - trim, co - amox, pen g, calpol 6 +, calpol six plus, calpol 6 plus, calpol infant, calpol six +
CHANGEDTO: changed to, switched to, replaced by, replaced with, substituted with, substituted by, swapped to, swapped for, converted to
THEN alternating: alternating with, alternated with
BREAK: off, break, rest, treatment free, pill free, free
REACTIONTO: to, reaction to
MONTH: january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec
NEG stop: stop, stop taking, pause, interrupt, discontinue, cease, withhold, hold, omit, suspend, d/c, dc
NEG stop: changed from, switched from, switch from, converted from
NEG stopped: omitted, omit tonight, no dose, no further, nil since, none since, nothing since, not since, none since then, nothing since then, not since then, none after that, nothing after that, given and stopped, weaned off, tapered off, came off, coming off, off since, self - discontinued, removed, taken off, stopped, stopping, discontinued, ceased, withheld, withdrawn, held, suspended, on hold, finished, completed, no longer, no longer taking, no longer on, ran out, d/c'd, now off
NEG dont: cannot have, can't have, not for, do not restart, don't restart, do not start, don't start, not to have, not suitable for, unsuitable for, considering, consider, discussed, discuss, discussed starting, would consider, thinking about, not to restart, do not prescribe, do not continue, should avoid, must avoid, do not take, do not give, do not use, don't take, don't give, not to take, not to be taken, not to be given, avoid, contraindicated, never take, must not, should not, do not administer, never give, is it safe to have, is it safe to take, is it ok to take, is it okay to take, is it all right to take, can i take, may i take, can i have, could i take, should i take
NEG past: old chart, old drug chart, old list, already given, already had, given earlier, given yesterday, given last night, on arrival given, pre - hospital, given pre - hospital, given by gp, given by crew, given by the crew, stat dose given, given in ambulance, given in the ambulance, given by ambulance, given by paramedics, paramedics gave, in the ambulance, given en route, failed on, failed, failed trial of, was prescribed, had tried, has tried, previously tried, with no effect, without effect, no effect, to no effect, didn't help, did not help, no benefit, without benefit, never collected, never took, never taken, no response to, stopped working, yesterday, vaccinated with, vaccinated, immunised with, immunized with, transfused, took, had taken, has taken, previously on, previously, was on, was taking, had, in the past, history of, not currently, not taking, not on, used to take, used to be on, formerly, before admission took, prior to admission, has had, has been on, tried, had been on, ex, former, last year, past medical history, at home was on, vaccine given, vaccination given, was given, last used, last had, given in theatre, given in theatres, in theatre, given in recovery, given in resus, given in ed, given in a & e, given in triage, given at triage, last inj, last depot inj, given on induction, given intra - op, given intraop, given in cath lab, in last 24 h, in the last 24 h, in past 24 h, in the past 24 h, over the last 24 h, in last 24 hours, in the last 24 hours, in the past 24 hours, over the last 24 hours, in last 24h, in the last 24h, last 24h, last 24 h
NEG allergy: caused rash, caused a rash, caused swelling, gave rash, gave her a rash, gave him a rash, made her sick, made him sick, reacts to, reacted to, reacts badly to, intolerances, drug allergies, known allergies, adverse reactions, adverse drug reactions, adverse reactions to, sensitive, anaphylactic to, cannot tolerate, cannot take, can't take, can't tolerate, allergic to, allergy, allergies, allergy to, intolerance, intolerant, intolerant of, reaction to, rash, anaphylaxis to, not tolerated, unable to tolerate, adverse reaction, urticaria, side effects, bleeding on, hypersensitivity, sensitivity to, adr, nkda, intolerance to, swelling on, overdose, overdosed, took an overdose of, facial swelling, lip swelling, facial oedema, facial edema, angioedema, angio - oedema, anaphylactic reaction, anaphylactic shock, throat swelling
NEG allergy: {not|couldn't|could not|didn't|did not|doesn't|does not|wouldn't} {tolerate|tolerating}, {poorly|badly} tolerated, {tolerated|tolerates} {poorly|badly}, {sick|unwell|nauseous|dizzy} {with|on}
NEG tested: sensitive to, resistant to, susceptible to, sensitivities
NEG refused: refused, declined, declines, refuses, missed, not given, not administered, non - compliant with, denied for, pa denied for, pa denied, prior auth denied, not approved, declined for
NEG stock: contain, containing, left at home, at home has, collected, were collected, was collected, cupboard check, cupboard, top - up, trolley, resus trolley, drug trolley, cupboards, found in blister pack, blister pack contains, dosette contains, tablets found, found at home, in the house, empty packets, empty packet, empty boxes, pack size, pack sizes, target dose, equivalent to, equals, minijets, ampoules checked, checked and correct, delivery note, controlled drugs book, controlled drug register, cd register, cd book, controlled drugs register, owe, owed, owing, owes, excipients, active ingredient, inactive ingredients, out of stock, short supply, fridge stock, fridge contents, box contents, pill count, tablets left, left over, running low on, bought, purchased, got from the pharmacy, picked up, collected from pharmacy, obtained, in the cupboard, in cupboard, in the fridge, stocked, stocks, ward stock, stock level, stocktake, stock check, stock count, cd balance, cd stock, leftover, left in, remaining stock, received, to order, please order, need to order, requisition, top up, top - up list, restock, inventory, shelf, in the cabinet, cabinet, dispatch, dispatched, shipment, supplied, contains, each tablet contains, each capsule contains, composition, ingredients, requirement{|s}, store, stored, keep, in stock, stock, expired, expiry, price, cost, discount, delivered, ordered, ordering, returned, wasted, waste, received from pharmacy, remaining, left in bottle, quantity in stock, storage, invoice, lot, batch, purchase, issued, destroyed, counted, balance, reorder, par level, dispensed, drops her by, drops him by, drops by, drops them by, will drop, drops bg by, drops glucose by, lowers by, ome, mme, omed, oral morphine equivalent, daily oral morphine equivalent
SUBJECT: sputum, urine, urine output, uop, stool{|s}, bowels, smokes, smoker, smoking, cigarettes, ex - smoker, alcohol, drinks, salt, fluid, fluids, fluid intake, fluid restriction, walk, walks, walking, exercise{|s}, diet, sleeps, recheck, check, monitor, monitoring, review, follow up, follow - up, visit{|s}, appointment{|s}, physio, physiotherapy, dressing{|s}, vomits, episode{|s}, contractions, feed{|s}, bottle feeds, breastfeeds, formula, milk feeds, needle{|s}, catheter, syringe{|s}, gauze, x - ray, ct, mri, scan{|s}, calibration, calibrated, inspection, cleaning, meeting{|s}, training, shift{|s}, delivery, measure, weigh, weighed, swim{|ming}, complains, attends, exchange, exchanged, wears, test, tests, tested, service, serviced, backup, nocturia, session{|s}, bath{|s}, brush, caffeine, coffee, steps, sodium intake, calories, protein, tube, cannula, probe, foley, balloon, gauge, lens, lenses, workload, images, exposures, films, worse, wakes, rigors, sweats, drowsy, bloods, turn patient, observations, obs, oxygen, admitted, admission{|s}, wake, woken, mobilise, mobilize, stairs, rest, bed rest, vital signs, drain, drainage, stent, ultrasound, ecg, gallbladder, liver span, stopwatch, hand washing, ventilation, tidal volume, peep, dialysis, haemodialysis, hemodialysis, wound, sutures, eats, meals a day, periods, cycle, cries, nappies, wet nappies, attacks a week, headaches a month, smear, cervical smear, mammogram, colonoscopy, dexa scan, eye test, flushed, flushes, vip, correction factor, insulin sensitivity factor, isf, carb ratio, drain output, output, uo, u/o, ng output, ng aspirate, aspirates
MEASURED: bsa, body surface area, bm, bms, crcl, cr cl, creatinine clearance, sbp, dbp, gcs, fio2, o2, bp, blood pressure, systolic, diastolic, hr, heart rate, pulse, rr, respiratory rate, resp rate, spo2, sats, saturation, o2 sats, temp, temperature, weight, wt, height, ht, bmi, age, aged, hb, hgb, haemoglobin, hemoglobin, creatinine, cr, potassium, na, inr, egfr, gfr, hba1c, a1c, ldl, hdl, cholesterol, esr, crp, wbc, wcc, plt, platelets, alt, ast, tsh, ft4, ft3, t4, phone, tel, telephone, mobile, fax, ext, room, ward, bed, invoice, page, serial, exp, expires, dob, born, id, number, code, item, kv, kvp, mas, dose rate, dap, dlp, ctdi, ctdivol, ctdiw, effective dose, absorbed dose, equivalent dose, entrance dose, skin dose, organ dose, filter, field, size, version, chapter, row, floor, apt, contract, article, art, sum, dosimeter, badge, hp, glucose, blood glucose, blood sugar, fasting glucose, urea, bilirubin, uric acid, ferritin, vitamin d level, rbc, lactate, troponin, bnp, nt - probnp, psa, albumin, calcium level, magnesium level, digoxin level, level, levels, ph, pco2, po2, lvef, ef, qtc, qrs, pr interval, head circumference, waist, gestation, weeks pregnant, apgar, score, nyha, asa, kps, visual acuity, va, iop, pain score, nhs no, mrn, nhs number, postcode, po box, gravida, para, screening, radiotherapy, fractions, slice, fov, tr, te, peak flow, pef, fev1, fvc, hct, mcv, neut, lymph, amylase, lipase, ck, d - dimer, ddimer, aptt, vancomycin level, trough, acr, ggt, alp, k, hco3, egfr of, creat, bg, cbg, bgl, bsl, fbg, fbs, rbs, rbg, capillary glucose, fasting blood glucose, nihss, ciwa, flat, apartment, zip code, house no, pefr
GAUGE: inch, inches
DEVICE: catheter{|s}, introducer{|s}, introducer sheath{|s}, sheath{|s}, guidewire{|s}, guide wire{|s}, cannula{|s|e}, needle{|s}, venflon{|s}, stent{|s}, drain{|s}, trocar{|s}, dilator{|s}
MEASUREUNIT: kv, kvp, mas, ma, ms, mmhg, mm hg, °c, ° c, °f, ° f, °, deg c, degrees, years old, years of age, years, yrs, y/o, yo, yrs old, year old, months old, weeks old, cm, mm, m, km, msv, μsv, usv, sv, nsv, gy, mgy, mgy cm, gy cm2, gy cm 2, cgy, μgy, ugy, bq, mbq, kbq, gbq, mci, ci, bpm, /min, beats/min, beats per minute, breaths/min, kcal, kj, w, kw, v, hz, khz, mhz, rpm, ppm, °k, kpa, mbar, pages, persons, people, items, boxes, metres, meters, km/h, rooms, beds, patients, cases, visits, kgs, lbs, lb, inches, ft, feet, x10, x 10, fl, pg, cells, ml/min, ml/min/1.73 m2, bar, atm, ch, fr, french, gauge, g cannula, tesla, weeks pregnant, weeks gestation, pack years, units per week, units/week, units a week, stone, st, oz, litres/min, l/min, cmh2o, cm h2o, mgy/h, usv/h, μsv/h, sec, s, l o2, % on air, on air, on room air, ra
MEASUREUNIT body: kilogram{|s}, kilo, kilos, square metre{|s}, square meter{|s}
MEASUREUNIT lab: mmol/l, g/l, g/dl, mg/dl, μmol/l, umol/l, u/l, iu/l, ng/ml, pg/ml, miu/l, mu/l, nmol/l, pmol/l, μg/l, ug/l, mcg/l, ng/dl, mg/l, μg/dl, ug/dl, meq/l, mmol/mol, mg/mmol, copies/ml, cells/μl
QUALIFIER: chloride, bicarbonate, sulfate, sulphate, phosphate, citrate, gluconate, carbonate, acetate, hydrochloride, oil, evening primrose, cod liver, fish, castor, peppermint, for children, for kids, for adults, for infants, emulgel, milk of, oil of, liquid, pm, ds, st, rapid acting, rapid - acting, long acting, long - acting, short acting, short - acting
MONEY: $, €, £, usd, eur, gbp, dollars, euros, pounds, pence, cents
ABOVE: >, <, > =, < =, ≤, ≥, above, over, below, under, greater than, less than, more than, exceeds, at or above, higher than, lower than, equal to, equal or above, =, is above, is over, is below, at least
CONDITIONUNIT: degrees, °c, ° c, °, c, mmhg, mm hg, mmol/l, mg/dl, bpm
NIGHTS: nights
NOW now: now, currently, at present, is now, and is now, now on, now takes, now taking
SWAP: swap, swapped, switch, switched, change, changed, replace, replaced, substitute, substituted
SETTING home: at home, home, home dose, home dosing, home meds, home medication{|s}, home list, home regimen, from home, usually, usual, usual dose, regular dose, own dose, pre - admission, pre admission, preadmission, before admission, before coming in, pta, pta list, gp dose, gp record, gp list, outpatient, as an outpatient, in the community, community dose, before hospital
SETTING here: on the ward, on ward, on this ward, ward dose, here, in hospital, in the hospital, while in hospital, whilst in hospital, during admission, during this admission, this admission, during the admission, during stay, during the stay, inpatient, inpatient dose, as an inpatient, while inpatient, while admitted, charted, now charted, currently charted, chart, from tonight, from today, as of today, as from today, starting today, starting tonight, on icu, in icu, on admission, at admission, admission dose
SETTING later: on discharge, at discharge, after discharge, post discharge, upon discharge, when discharged, discharge dose, discharge meds, discharge medication{|s}, for discharge, to go home on, go home on, goes home on, home on, going home on, tto, ttos, tta, as of tomorrow
NOTE alternate: one night, the next night, one morning, the next morning, one day, the next, the next day, the other, the other day, next day, on one day, on the next, on the other, the following day
WITHOUT: without, no more, off
LATERWORD: later, afterwards, after that
NEG both: both stopped, all stopped, both discontinued, all discontinued, both held, all held, both withheld, all withheld, both on hold, all on hold, both omitted, none of these taken, none taken, neither taken, neither worked, neither helped
TOLERATED: tolerates, tolerates well, tolerated, previously tolerated, can have, safe to have
POINT: point
PREOP: pre - op, pre op, preop, before surgery, before op, before procedure, pre - chemo, pre chemo, before chemo, pre - dialysis, pre - scan, pre - procedure
PROCEDURE: biopsy, procedure, surgery, dental work, dental extraction, flight, flights, travel, travelling, sex, intercourse, scan, mri, colonoscopy, bowel prep, appointment, dressing change, dressing changes, exercise, activity, exposure, dentist, dental, cystoscopy, endoscopy, angiogram, operation, op
DAYLETTER: d
NOTWORKING: isn't holding, not holding, isn't working, not working, ineffective, not effective, fails, failing, not enough, insufficient, inadequate, doesn't help, not helping, isn't helping, isn't enough, doesn't work, not controlled, isn't controlled, not controlling, isn't controlling, hasn't worked, hasn't helped
BEHINDNIGHT: prophylaxis, prophylactic, sprinkled, crushed, ongoing, long term, regularly, regular, routine
GIVEN: given, administered, gave
BEFORE: before, prior to, pre, ahead of
SINCE: since, ever since
RIGHTEYE: od
BACKTOBACK: back - to - back, back to back, b2b
NONE: no, nil, none
REQUIRED: required, needed, given, administered, indicated, necessary, used, issued, prescribed, taken
POINTS: points
LEVEL: level, levels, trough, trough level, peak level, concentration, serum level, blood level
VERB swallow: swallow, chew, suck, pop, gulp, swallows, chews, sucks
NEG stopped: deprescribed, axed, dropped, cancelled, canceled, struck off, crossed off, crossed out, taken away, pulled, no longer prescribed, no longer needed, no longer required, discontinuing, stopped by, withdrew, withdraws, was stopped, has been stopped, have stopped, has stopped, taken off the list, removed from the list, removed from regimen
NEG past: gave her, gave him, gave them
MAX: must not exceed, no longer than, not longer than, not for longer than, for no longer than
WHEN HS: before she sleeps, before he sleeps, before i sleep, before sleeping, before going to sleep, before i go to bed, when going to bed, as you go to bed
WHEN MORN: when i get up, when she gets up, when he gets up, on getting up, when you wake, when i wake up, upon rising, at breakfast time
ONCE: single administration, as a single administration
ORDER: order
SWAPTO: switched to, changed to, swapped for, swapped to, replaced by, replaced with, converted to, switch to, change to, swap for, replace with, swap to
FILLER: hold in the mouth, hold in mouth, hold in your mouth, hold under the tongue, swish, swish and, swish &, using the, using, contents, correction, titration, have been, has been
NUMBER 0.33: a third, one third, third of a
INAROW: in a row, consecutive, running, straight
MIXIN: dissolve in, dissolved in, dilute in
TOTALOF: to a total of, total dose of, cumulative dose
ALREADY: already
DAILYDOSE: daily dose, total daily dose, daily dose of, total daily dose of, tdd
PRONOUN: it, this, that, them, these, which
WEEKDAY 1: mondays only
WHEN MORN: early morning, early in the morning, at dawn, on awakening, when you wake up, when you get up
WHEN NOON: around noon
WHEN AFT: midafternoon, in the early afternoon, in the late afternoon, late afternoon
WHEN EVE: early evening, in the early evening, late evening, in the late evening
WHEN HS: at night before bed, when retiring, prior to bed, prior to bedtime
TITRATION: titrated, titrate, titration
TEMPERED: hot, warm, cold, cool, boiling, boiled, lukewarm, tepid, chilled
GESTATION: pregnancy, gestation, pregnant, of pregnancy, of gestation, amenorrhoea
VERB still: still takes, still taking, still takes it, still taking it, is still taking, and still is, still on it, remains on it, continues to take it, continues it, continues with it, continues on it, takes it still, still does
VERB change: {|was |has been |is |dose |dose was }{halved|doubled|tripled|escalated}
NEG refused: would not take, will not take, won't take, wouldn't take, did not want to take, didn't want to take, does not want to take, doesn't want to take, unwilling to take
FIRST: first, the first, for the first, during the first
REASON absent: no bowel movement{|s}, no bowel motion, no bm, no stool{|s}, bowels not open{|ed}, not opened bowels, constipated
NEG last: last dose, last taken, last injection
HOURSOF: time, times, dose time, dose times, dosing time, dosing times, time of dose, times of dose, administration time, administration times, time of administration, times of administration, scheduled for, scheduled at, scheduled, timed at, timed for, due, due at, due times, given at times, hours, clock times
EXACTLY: strictly, strictly at, exactly, exactly at, sharp, precisely, promptly, promptly at, precisely at, on the dot, only at
WHEN MORN: morning dose, morning dose of, am dose, breakfast dose, morning injection, a morning dose of
WHEN NOON: lunchtime dose, lunchtime dose of, midday dose, noon dose, lunch dose
WHEN EVE: evening dose, evening dose of, pm dose, teatime dose, dinner dose, supper dose, evening injection, an evening dose of
WHEN NIGHT: night dose, night time dose, nighttime dose, night dose of
WHEN HS: bedtime dose of, bedtime injection
NTH 1: first, 1st
NTH 2: second
NTH 3: third
NTH 4: fourth
NTH 5: fifth
NTH 6: sixth
NTH 7: seventh
NTH 8: eighth
MEAL C: along with food, together with food, alongside food, with a snack, with snacks
MEALS PC: straight after each meal, right after each meal, following each meal, following every meal
MEALS AC: right before each meal, ahead of each meal
DIVIDE: to be split into, to be divided into, shared into, shared over, split over, spread over, split between, shared between
INTAKES: drips, boluses, feeds
ROUTE transdermal: transderm, trans - dermal, td patch, transdermal patch
ROUTE iv: iv pump, on the iv pump, via iv pump, infusion pump, via infusion pump, on an infusion pump, on the infusion pump, via pump, on the pump, pump, volumetric pump, on a syringe pump, continuous iv infusion, continuous infusion
ROUTE sc: continuous sc infusion, continuous subcutaneous infusion, via continuous sc infusion, continuous sub - cut infusion
RATEAT: running at, infusing at, going at, set at, set to, flowing at, running, runs at, infused at, infuse at, rate of, at the rate of
NOTE: together, simultaneously, concurrently, supervised, supervised consumption, observed, daily pickup, daily pick up, daily pick - up, under supervision, take home, take away, takeaway
NOTE: continuous, additional, supplementary, supplemental
FILLER: pattern, scheme, pattern of, schema
VERB x: current dose, present dose, current dose of, present dose of, currently on a dose of
FILLER: antibiotic therapy with, treatment with, therapy with, prophylaxis with, cover with, chemotherapy with, steroid therapy with
SPOON {spoon}: dessertspoonful{|s}, dsp, dstsp, medicine spoon{|s}, spoonfull{|s}
FORM {supp}: supp, supps, suppos
NUMBER 0.5: haf a, hlf a, haf
STEP: coming down, stepping down, minus, then minus, dropping, coming off by, knocking off
STEP: halve, halve the dose, halving, halving the dose
NEG stock: in the store, in store, in the store room, in the storeroom, in stores, on the shelf, in the safe, in the cd cupboard, store cupboard, in the drug cupboard
SUBJECT: gastric aspirate, gastric residual, ng residual, residual volume, nasogastric aspirate, aspirate, tracheal aspirate, ngt aspirate
MEASURED: saturating, saturating at, satting, satting at, saturation of, sats of
MEASUREUNIT: breaths, breaths a minute, breaths a min
SUBJECT: febrile, afebrile, apyrexial, pyrexial, pyrexia
LESS: less, lower, fewer, less each time
RHYTHM 1/2d: day on{| ,} day off, one day on{| ,} one day off, a day on{| ,} a day off, one day yes{| ,} one day no, one day on and one day off, every two days once
RHYTHM 1/2wk: week on{| ,} week off, one week on{| ,} one week off
VERB swallow: chewing, sucking, swallowing, dissolve on the tongue, let dissolve
NAME: calcium carbonate, ferrous sulfate, ferrous sulphate, potassium chloride, sodium bicarbonate, magnesium sulfate, magnesium sulphate, calcium gluconate, potassium citrate, zinc sulfate, zinc sulphate, magnesium oxide, calcium acetate, co - q10, coq10, coenzyme q10
FILLER: antibiotic, antibiotics, antibiotic treatment with, antiviral therapy with, analgesia with, sedation with, anticoagulation with
SUBJECT: ng losses, ng loss, losses, insensible losses, stoma losses, stoma output, fistula output, vomitus, blood loss
PROCEDURE: sport, sports, physical exertion, exertion, training, physiotherapy
FILLER: route, route of administration, times a day at, interval, duration of treatment
NAME: co - trimoxazole, co - amoxiclav, co - codamol, co - dydramol, co - danthramer, co - danthrusate, co - beneldopa, co - careldopa, co - amilofruse, co - amilozide, co - fluampicil, co - phenotrope, co - cyprindiol, co - tenidone, co - magaldrox, co - simalcite
MEASUREUNIT lab: ng/l, pg/l, mol/l, nmol/ml, pmol/ml, u/ml
ONSET: onset, attack onset
NEG past: first dose given, first dose was given, first dose administered, loading dose given, one dose given
SPOONSIZE: heaped, level, rounded, large, small, full, big, scant
WHEN EVE: at nightfall, come nightfall, at dusk, come evening, of an evening, by evening, at sundown, at sunset, towards evening
WHEN MORN: of a morning, at sunrise, at daybreak, come morning, straight after waking, as soon as awake
WHEN HS: come bedtime, before turning in, when turning in, on turning in, before lights out, at lights out
MEALS PC: following meals, following main meals
MEAL PC: following food, following a meal, straight after food
MEAL AC: whilst fasting, while fasting, when fasting, ahead of food
MEALTIME ACM: ahead of breakfast, prior to breakfast
MEALTIME ACD: ahead of lunch, prior to lunch
MEALTIME ACV: ahead of dinner, ahead of supper, prior to dinner, prior to supper
MEALTIME PCM: following breakfast
MEALTIME PCD: following lunch
MEALTIME PCV: following dinner, following supper
MEALTIME CM: bfast, b'fast, at breakfast time
MEALTIME CD: at lunch time with food
PURPOSE: stirred into, stirred in, sprinkled on, mixed into, dissolved into
INTO: stirred into, stirred in, sprinkled on, sprinkled over, sprinkled in, shaken with, added into, mixed into
ROUTE nasal: up each nostril, up both nostrils, up the nose, up one nostril, up the nostrils
AT: on the stroke of
VERB x: shall take, will take, should take, must take, should be given, shall be given, will be given, is to have, is to take, ought to take, should have, will have, needs to take, is to be given, should use, will use
FILLER: the patient, this patient
AND: and a further, and another, and then another, and also
FILLER: lasting
NEG allergy: gave diarrhoea, gave diarrhea, gave nausea, causing, drug intolerance, drug intolerances, intolerances to, adverse effects from
THEN: going to, going up to, going down to, moving to, moving up to, moving down to, stepping up to, stepping down to, rising to, building up to, dropping to, falling to
THEN: from the second week, from the third week, from the second month, from the third month
`
