/**
 * Romanian words of dose instructions, without diacritics if these are often left out (they don't matter); the format
 * is explained in `latin/instruction-words.ts`. Sources: ANMDMR, rezumatele caracteristicilor produsului, 4.2 «Doze și
 * mod de administrare»; CNAS, prescripția medicală electronică; HL7 FHIR R4 EventTiming.
 */
export const RO_INSTRUCTION_WORDS = `
NUMBER 0.5: jumătate, jumătate de, o jumătate, o jumătate de, jum, jumatate din, jumatati, o jum, 1 jumatate
NUMBER 0.25: sfert, un sfert, un sfert de, sfert de, o pătrime, un sfert din
NUMBER 0.75: trei sferturi, trei sferturi de
NUMBER 1: un, una, o, unu, unul, câte un, câte o, cate unul, câte una
NUMBER 1.5: unu și jumătate, un și jumătate, una și jumătate
NUMBER 2.5: două și jumătate, doi și jumătate
NUMBER 2: doi, două, doua, 2 două
NUMBER 3: trei
NUMBER 4: patru
NUMBER 5: cinci
NUMBER 6: șase
NUMBER 7: șapte
NUMBER 8: opt
NUMBER 9: nouă
NUMBER 10: zece
NUMBER 11: unsprezece
NUMBER 12: doisprezece, douăsprezece
NUMBER 14: paisprezece
NUMBER 15: cincisprezece
NUMBER 16: șaisprezece
NUMBER 20: douăzeci
NUMBER 30: treizeci
NUMBER 40: patruzeci
NUMBER 50: cincizeci
NUMBER 60: șaizeci
NUMBER 100: o sută, sută
NUMBER 200: două sute
NUMBER 500: cinci sute
SCALE 1000: mii, mie, mii de, o mie de
SCALE 1000000: milion, milioane, mil, mln, milioane de, milion de
PLUSPART 0.5: și jumătate, și o jumătate, și jum
PLUSPART 0.25: și un sfert
UNIT mg: miligram{|e|ul|ului}
UNIT g: gram{|e|ul}, gr
UNIT ug: microgram{|e|ul}, mcgr
UNIT ng: nanogram{|e}
UNIT mL: mililitr{u|i|ul}, ml
UNIT uL: microlitr{u|i}
UNIT L: litr{u|i|ul}, l
UNIT [IU]: ui, u i, unități internaționale, unitati int, u, ua, u a, unități acțiune, unități de acțiune
UNIT [USP'U]: unitat{e|i|ea}, unități, unit
UNIT M[IU]: milion ui, milion de ui, milioane de ui, milioane ui, mil ui, milioane unitati, mil unitati
UNIT meq: miliechivalen{t|ti}
UNIT mmol: milimol{|i}
PERUNIT kg: kgc, kg corp, kg greutate, kilogram, kg greutate corporală, kg g, kilocorp, kg masa corporala
PERUNIT m2: metru pătrat, mp, m 2, m2, mp sc
FORM {tbl}: comprimat{|e} vaginal{|e}, cp vaginal{|e}, cpr vaginal{|e}, c p, cp, past, cpr, comprimat{|e|ul|ului|ele}, compr, comp, tabl, tablet{ă|e|a|ele}, tb, tbl, tab, draj, drajeu{|ri|l}, drag, dj, drj, drg, pastil{ă|e|a|ele}, t, cpf, cp film, cp filmat{|e}, comprimat{|e} filmat{|e}, comprimat{|e} masticabil{|e}, tablet{ă|e} masticabil{ă|e}, cp eferv, comprimat{|e} efervescent{|e}, cp efervescent{|e}, tablet{ă|e} efervescent{ă|e}, comp gastrorez, comprimat{|e} gastrorezistent{|e}, cp gastrorez, comprimat{|e} sublingual{|e}, tablet{e|a|ă} de supt, pastil{e|ă} de supt, comprimat{|e} de supt, comp film, comp eferv, cp retard, cp de supt, cp masticabil{|e}, bomboan{ă|e}, cps filmate, cpr film, comprimat{|e} orodispersabil{|e}, cp orodisp, comp masticabil{|e}, guma, gume, pilul{ă|e|a}
FORM {caps}: caps vaginal{e|ă}, capsul{ă|e} vaginal{ă|e}, cps, caps, capsul{ă|e|a|ele}, cap, capsl{|a|e}, capsule moi, cps moi, caps moi, cps moale, caps moale, capsulă moale, capsule gastrorezistente, capsulă gastrorezistentă, gelul{ă|e}, perle, perl{ă}
FORM {gtt}: picătur{ă|i|a|ile}, pic, gtt, pict, picaturi, pick, picat
FORM {puff}: puf{|uri|ul}, puff{|uri|s}, puf - uri, inh, inhal, inhalați{e|i|a|ile}, inhalare, inhalări, pulverizăr{i|ile}, pulverizar{e|i|ea}, doză inhalatorie, doze inhalatorii, doză măsurată, puls{|uri}, jet{|uri}, pulv, spray{|uri}, apăsăr{i}, apasar{e|i}, aspirați{e|i}, pulverizatii, pulverizatie, puseu{ri}, doze puf, insuflatii, puf/
WHOLE: întreg, întreagă, întregi, complet, completă
FORM {amp}: fiol{ă|e|a|ele}, f, fi, amp, ampul{ă|e|a}, fl, nebul{ă|e}
FORM {vial}: flacon{|e|ul|ului|oane}, flac, flacoane
FORM {supp}: supoz, supozitor, supozitoare, supozitoarul, supozitorul, supozitoriu, supozitorii, sup, supp, ovul{|e|ă|ul|a}, ov, supos, supoz rectal, supozitoar, supozitoare rectale, globul{|e|i} vaginal{|e|i}, ovule vaginale
FORM {sachet}: plic{|uri|ul|urile}, plicule{ț|te|țe}, pliculet, pachețel{|e}, stick{|uri}, sașeu{|ri}, praf{|uri}, plic., pl, saset
FORM {patch}: plastur{e|i|ele}, patch{|uri}
FORM {piece}: buc, bucăți, bucat{ă|a}, bc
METERED {puff}: doze, doză
HOUSEHOLD: pahar{|e}, can{ă|i}, ceașc{ă}
SPOON {spoon}: linguriț{ă|e|a|ele}, linguriță dozatoare, lingur{ă|i|a|ile}, lgr, lgt, lingurițe rase, linguriță rasă, măsur{ă|i|a}, lg, măsuri dozatoare, linguri măsură, lingurita dozatoare, linguriță de ceai, lingură de masă, linguri de supă, lingură de supă, lgta
PRODUCT: soluți{e|a|i}, sol, suspensi{e|a|i}, susp, sirop{|ul|uri}, crem{ă|a|e}, unguent{|ul|e}, gel{|ul|uri}, spray, pulber{e|i|ea}, sirop de tuse, injectabil{|ă|e}, soluție injectabilă, sol inj, picături oftalmice, oft, oftalm, ung oft, picături auriculare, picături nazale, colir, inhalator, granul{e|ă}, spray nazal, loțiun{e|i|ea}, perfuzi{e|i|a}, emulsi{e|a}, efervescent{|ă|e}, masticabil{|ă|e}, gastrorezistent{|ă|e}, gastrorez, filmat{|ă|e}, film, orodispersabil{|ă|e}, eferv, retard, tinctur{ă|a}, pasta, pastă, unguent oftalmic, gel oftalmic, pudr{ă|a}, spumă, șampon, ulei, clism{ă|e|a}, microclism{ă|e|a}, seringă preumplută, seringi preumplute, stilou, stilou injector, pen, oftalmic, ser, implant, picaturi orale, buvabil{|ă|e}, sol buvabila, susp orala, suspensie orală, soluție orală, uz extern, sol oftalmica, colutoriu, apă de gură, ceai, fiole buvabile, cu eliberare prelungită, cu eliberare modificată, elib prelungita, ep, em
TIME h: h, or{ă|a|e|ele}
TIME d: zi, zile, zilei, z, zilele, zil
TIME wk: săptămân{ă|a|i|ii|ile}, săpt, sapt, spt, sapt., săptam
TIME mo: lun{ă|a|i|ii|ile}
TIME a: an, ani, anul
TIME min: min, minut{|e|ul}
DAYLONG d: 24 h, 24 de ore, 24 ore, 24h, 24 or
LY h: ore
ADJDAY d: zilnică
DAILY 1/1d: zilnic, zilnică, în fiecare zi, zi de zi, pe fiecare zi, zilnic., in fiecare zi la
DAILY 1/1wk: săptămânal, în fiecare săptămână, saptaminal, hebdomadar
DAILY 1/1mo: lunar, în fiecare lună
RHYTHM 1/1d: o dată pe zi, odată pe zi, 1 dată/zi, o dată/zi, odată/zi, o singură dată pe zi, o data zilnic, doză unică zilnică, în doză unică zilnică, priză unică zilnică, în priză unică, priză unică, o priză pe zi, odata zilnic, în doză zilnică unică, o administrare pe zi, o singură injecție pe zi, o injecție pe zi, odata in zi, într - o singură priză, într - o priză, într - o singură doză, într - o doză, dintr - o dată, o singură priză
DAILY 1/12mo: anual, în fiecare an
RHYTHM 1/2d: o zi da una nu, o zi da și una nu, o zi da o zi nu, o zi da , una nu, o zi da , o zi nu, la două zile, alternativ, zile alternative, în zile alternative, pe zi alternativ, din două în două zile, din 2 în 2 zile, o dată la două zile, la doua zile o data, tot la două zile, tot a doua zi, zi alternă, o zi da alta nu, o zi da/ o zi nu, în zilele pare, zilele pare, zilele impare, în zilele impare, zile pare, zile impare
RHYTHM 1/1h: din oră în oră, la fiecare oră, orar, la o oră
RHYTHM 1/2wk: o săptămână da una nu, la două săptămâni, din două în două săptămâni, bilunar
RHYTHM 1/3mo: trimestrial
RHYTHM 2/1d: bicotidian
EXCEPT: cu excepția, exceptând, mai puțin, în afară de, fără
OTHERDAYS: în rest, în restul zilelor, restul zilelor, în celelalte zile, celelalte zile, în restul săptămânii, restul săptămânii
CYCLE: ciclu, ciclului, cicluri
WEEKDAYS 5: în zilele lucrătoare, în zilele de lucru, de luni până vineri, l - v, luni - vineri, luni până vineri
WEEKDAYS 3: l/m/v, l , m , v, l - m - v, lu/mi/vi, lmv, ma/jo/sâ
WEEKDAYS 2: în weekend, la sfârșit de săptămână, weekend, s - d, sâmbătă - duminică, sâmbăta și duminica
WHEN MORN: dimineața, dimineață, dim, dimin, diminețile, dimineti, dimineta, în fiecare dimineață, la trezire, dimi, dim., dimineataa
WHEN NOON: la prânz, prânz, la amiază, amiază, pranz, prânzul, prinz, la prinz
WHEN AFT: după - amiază, după amiază, după - amiaza, după amiaza, dupa - masa la ora
WHEN EVE: seara, seară, serile, în fiecare seară, sear, spre seară, sr
WHEN NIGHT: noaptea, pe noapte, noapte, în cursul nopții, nocturn
WHEN HS: la culcare, înainte de culcare, seara la culcare, seara , la culcare, seara înainte de culcare, înainte de somn, hs, seara inainte de somn, la ora de culcare, înaintea culcării, cu o oră înainte de culcare, cu 30 de minute înainte de culcare, seara , înainte de culcare
DAYPART MORN: dimineața, dimineata
DAYPART EVE: seara
MEAL AC: înainte de masă, înaintea mesei, pe stomacul gol, pe nemâncate, înainte de mese, înaintea meselor, à jeun, a jeun, ac mese, preprandial, înainte de mâncare, înainte de a mânca, înainte de masa, inaint de masa, pînă la masă, până la masă, până la mese, pînă la mese, până la mâncare, pînă la mîncare
MEAL PC: după masă, după mese, după mâncare, postprandial, după masa, dupa mancare, dupa alimentatie
MEAL C: în timpul mesei, la masă, cu mâncare, în timpul meselor, împreună cu alimente, cu alimente, cu masa, la mese, în timpul mesei principale, cu hrană, impreuna cu alimentele, in timpul meselor
NOTE: în zilele de dializă, în ziua de dializă, în zilele fără dializă, stând în picioare, fără a se întinde, indiferent de masă, indiferent de mese, între mese, între mesele principale, departe de mese, după dializă, după hemodializă, după ședința de dializă, înainte de dializă, înainte de chimioterapie, hemodializă :, dializă :, la dializă :
MEALS C: la fiecare masă, cu fiecare masă, la mesele principale, în timpul fiecărei mese, la cele trei mese, la cele 3 mese, la 3 mese, la cele trei mese principale, în timpul meselor principale
MEALS AC: înainte de fiecare masă, înaintea fiecărei mese, înainte de mesele principale, înaintea meselor principale, înainte de cele 3 mese, inaintea celor 3 mese principale, înaintea celor trei mese
MEALS PC: după fiecare masă, după mesele principale, dupa cele 3 mese
MEALTIME ACM: înainte de micul dejun, înaintea micului dejun, înainte de mic dejun, până la micul dejun, pînă la dejun, până la dejun
MEALTIME ACD: înainte de prânz, înaintea prânzului, înainte de masa de prânz
MEALTIME ACV: înainte de cină, înaintea cinei, înainte de masa de seară
MEALTIME CM: la micul dejun, cu micul dejun, mic dejun, micul dejun, la mic dejun, în timpul micului dejun
MEALTIME CD: la masa de prânz, în timpul prânzului, cu masa de prânz
MEALTIME CV: la cină, cu cina, cină, la masa de seară, în timpul cinei
MEALTIME PCM: după micul dejun
MEALTIME PCD: după prânz, după masa de prânz
MEALTIME PCV: după cină, după masa de seară
TIMES: ori, dată, dăți, x, or, data
NTIMES 1: o dată, odată, o singură dată
NTIMES 2: de două ori
NTIMES 3: de trei ori
TIMESPER d: /zi, x/zi
PER: pe, /, în, într - o, în fiecare, per
PER at: la
EVERY: la, la fiecare, fiecare, la interval de, la intervale de, din, o dată la, odată la, la un interval de, la interval, tot la, câte o dată la, în fiecare
OTHER 2: două, doua, a doua
FROM: de la, între, din
TO: -, sau, până la
OR: sau, ori, alternativ sau, fie
UPTO: până la, pana la, pînă la
ATLEAST: cel puțin, minim, minimum
BETWEEN: cel mult la, nu mai des de, cel mult o dată la, maximum la, maxim la, la minim, la minimum, la cel puțin, la interval minim de, la interval de minim, la intervale de minim, la intervale de cel puțin, interval minim, nu mai des de o dată la, la interval de cel puțin, la un interval minim de, nu mai devreme de
MAX: doza maximă, doza maximă zilnică, doza maximă pe zi, doză maximă, max, maxim, maximum, nu mai mult de, cel mult, a nu se depăși, fără a depăși, maximum de, maxim de, nu luați mai mult de, nu se va lua mai mult de, nu se vor lua mai mult de, a nu se lua mai mult de, nu administrați mai mult de, a nu se administra mai mult de, nu depășiți, a nu depăși, nu se va depăși, fără a se depăși, doza zilnică maximă, max pe zi, dar nu mai mult de, nu mai mult, doza maxima/zi, doză max, doza max, nu peste
FOR: timp de, pentru, x, în decurs de, încă, pe durata a, pe o perioadă de, cură de, cură, durata, tratament, primele, tratament de, pe o durată de, durată, pe parcursul a, vreme de, până la, urmatoarele, total, minim, cel puțin, durata tratamentului, durată tratament, in total, nu mai mult de, pt, ptr, tp de
OVER: în, în decurs de, timp de, pe parcursul a, perfuzie în, în perfuzie de, perfuzie lentă în
COURSE: cură, cure, tratament, de tratament
FORTIME 6 mo: jumătate de an, o jumătate de an, timp de jumătate de an
FORTIME 1 wk: {|în }prima săptămână, în prima săptămâna, o săptămână, timp de o săptămână
FORTIME 1 mo: {|în }prima lună, o lună, timp de o lună, pentru o lună
FORTIME 12 mo: un an, timp de un an
FORTIME 1 d: o zi
PRN: la nevoie, dacă este nevoie, dacă e nevoie, în caz de nevoie, când este nevoie, dacă este necesar, la solicitare, la cerere, nevoie, la nev, doar la nevoie, numai la nevoie, după nevoie, în funcție de necesități, ocazional, în caz de necesitate, la necesitate, dacă e cazul, după fiecare scaun, după fiecare scaun moale, după fiecare scaun lichid, după fiecare scaun diareic, după scaun, sos, prn
IF: dc, la, dacă, în caz de, când, dacă apare, la apariția, în caz că, în criza de, la primele semne de, la debutul, în prezența, numai dacă, doar dacă, in caz, cand apare, cand are, dacă are, dacă persistă, la criza de, daca prezinta, în criză de, cînd, când apar
REASON: durer{e|i|ea|ile|i mari|i severe|e severa|i intense|e intensa}, febr{ă|a|i}, greaț{ă|a}, greturi, vărsătur{i|ă|ile}, vomă, cefale{e|ea}, dureri de cap, durere de cap, dispne{e|ea}, sufocare, tuse, tusea, insomni{e|a}, anxietat{e|ea}, criz{ă|e|a}, criză de astm, criză de angină, criză anginoasă, prurit, mâncărimi, arsur{i|ă}, pirozis, constipați{e|a}, diare{e|ea|ii}, alergi{e|i|a}, reacție alergică, spasm{|e|ele}, colic{i|ă|ile}, migren{ă|a|e}, crampe, hta, tensiune, tensiunea, tensiune mare, ta, tas, tad, hipertensiune, puseu hipertensiv, puseu, palpitați{i|e}, agitați{e|a}, convulsi{i|e}, hipoglicemi{e|a}, hiperglicemi{e|a}, glicemi{e|a}, angin{ă|a}, durere toracică, durere precordială, dureri precordiale, dureri abdominale, dureri menstruale, temperatur{ă|a}, frison, frisoane, t, nas înfundat, congestie nazală, obstrucție nazală, bronhospasm, wheezing, acces, accese, simptome, balonar{e|i}, amețel{i|ă}, vertij, edeme, atac de panică, atacuri de panică, neliniște, stres, aciditate, reflux, sughiț, sângerare, epistaxis, durerea persistă, durere persistentă, febra persistă, somn, junghi, odinofagie, durere în gât, dureri în gât, dureri dentare, durere dentară, urticarie, inflamație, rău de mișcare, atac, gută, herpes, hemoroizi, retenție, disurie, scaune, av, puls
ASDIRECTED: conform prescripției, conform indicațiilor, conform schemei, conform indicației medicului, după schemă, conform schemă, după schema, după prescripție, conform recomandării medicului, conform protocolului, conform inr, conform indicatiei, la indicația medicului, conform prospectului
ROUTE oral: oral, per os, pe cale orală, intern, int, p o, peroral, pe gură, po, pe sondă, pe snG
ROUTE iv: intravenos, în perfuzie iv, iv lent, pev, p e v, perfuzie, în perfuzie, perfuzie iv, în pev, iv bolus, bolus iv, bolus, i v lent, ivl, pe injectomat, injectomat, iv în perfuzie, pe seringă automată, pivl, perfuzie intravenoasă, injectare iv lentă, iv direct, lent iv, iv continuu
ROUTE im: intramuscular, im profund
ROUTE sc: subcutanat, sub piele, s.c
ROUTE inhaled: prin nebulizator, nebulizare, în nebulizare, la nebulizator, cu nebulizator, cu spacer, prin spacer, inhalator, inhalatorie, în aerosoli, prin nebulizare, inhalat, aerosoli, pe cale inhalatorie, nebulizator, aerosol
ROUTE topical: local, extern, uz extern, pe piele, topic, aplicații locale, pe tegument, pe leziuni, pe zona afectată, pe zonele afectate, cutanat, aplicație locală, aplicatii, pe plagă, în strat subțire, pe articulatie, pe zona dureroasă, pe unghii, pe scalp, pe față
ROUTE sublingual: sublingual, sub limbă, subling
ROUTE buccal: bucal
ROUTE rectal: intrarectal, rectal, i r, ir, pe cale rectală
ROUTE vaginal: intravaginal, vaginal, pe cale vaginală, i vag
ROUTE nasal: în fiecare nară, intranazal, nazal, în ambele nări, în nas, nară, pe nară, fiecare nară, nari, ambele nări, in nari
ROUTE ocular: în ambii ochi, în ochi, în ochiul drept, în ochiul stâng, în fiecare ochi, ambii ochi, ao, od, os, ochiul drept, ochiul stâng, oftalmic, ochiul afectat, în ochiul afectat, pe ochi, ochi, în sacul conjunctival, fiecare ochi
ROUTE otic: în ureche, în urechi, în ambele urechi, în urechea dreaptă, în urechea stângă, în fiecare ureche, auricular, urechea dreaptă, urechea stângă, ureche, în urechea afectată, ambele urechi, în conductul auditiv
ROUTE transdermal: transdermic, transdermal
ROUTE intradermal: intradermic
VERB change: titrat, titrată, {|a fost |doza |doza a fost |s - a }{crescut|crescută|redus|redusă|scăzut|scăzută|mărit|mărită|micșorat|micșorată|majorat|majorată|ajustat|ajustată|modificat|modificată|diminuat|diminuată}, se crește, se mărește, {se crește|se mărește|se scade|se reduce|creșteți|scădeți|reduceți|măriți} doza, se crește doza de, se scade doza de, se reduce doza de, creșterea dozei, reducerea dozei, scăderea dozei, am crescut, am redus, am scăzut, am mărit
VERB loading: bolus, doză de încărcare, încărcare, în bolus, doza de încărcare, ca doză de încărcare
VERB x: picur, picurăm, injectez, înghit, beau, dăm, punem, folosim, urmez tratament cu, urmez, a început, am început, începem, am de luat, trebuie să iau, trebuie să ia, se fac, se face, fac, facem, dau, îi dau, îi dăm, pun, pune, îmi pun, mă ung, să iau, să ia, pot lua, iau, luăm, folosesc, îmi administrez, se reia, reluați, reia, se adaugă, adaugă, adăugați, se administrează, se va lua, se ia, luați, se iau, a se lua, administrați, se va administra, a se administra, se injectează, luaţi, ds, intern, administrare, se va lua câte, doza, doză, doza de, în doză de, tratament cu, se începe, începe, se începe cu, începeți, începeți cu, start, continuă, se continuă, continuați, recomand, recomandăm, se recomandă, prescris, indicat, se dă, dați, a se da, se pune, puneți, se instilează, instilați, a se instila, instilații, gargară, gargarisme, se dizolvă, se suge, se mestecă, se înghite, lent, injectați, se introduce, introduceți, un tratament, doză de întreținere, doză inițială, doza inițială, inițial, pornire, se schimbă, schimbat, se înlocuiește, se aplică plasturele, repetă, se repetă, de supt, a se suge, clătiri, clătire, spălături, badijonare, badijonări, se crește, se mărește, în continuare, inhalați, va lua, va continua, dizolvat, dizolvată, dizolvate, adm, admin, se adm, injecții cu, injecție, perfuzat, a se înghiți, administrat, administrată, continuă tratamentul cu, se continuă tratamentul cu, continuați tratamentul cu, administrează
VERB topical: ung, mă dau cu, dau cu, se aplică, aplicați, a se aplica, ungeți, se unge, masaj, aplicare, aplicații, comprese, pansament cu, badijonaj, se masează, unge
VERB takes: ia, face, primește, folosește, bea, urmează tratament cu, urmează tratamentul cu, este pe, își face, își administrează
VERB inhaled: inhalați, se inhalează, inspirați
LEAD: câte, cîte, a câte, cate, intern câte, cite, cîte un, cîte o
ONCE now: acum
ONCE: doză unică, în doză unică, o singură dată, priză unică, imediat, unică, unic, doza unica, o singură doză, monodoză, odată, la internare, preoperator, înainte de intervenție, stat, de urgență, azi, la prezentare, administrare unică, preop, doar o dată, cu o oră înainte de procedură, la urgență
SPLIT: împărțit la, împărțit în, împărțită la, împărțită în, împărțite în, divizată în, divizat în, fracționat în, repartizat în, se împarte în, se împarte la, în, divizate în, în câte, divizat, divizat la, divizată, fracționat, div, împărțit, divizate
INTAKES: aplicați{i|ile}, prize, priză, doze divizate, administrări, doze egale, doze, prize egale, doză, administrare, prize zilnice
INTAKE: doză, priză, doza, administrare, dată, masă
INJECTIONS: inj, injecți{i|e|ilor}, administrări, perfuzii, ședinț{e|a}, fiole în total, inj., injectii in total, doze în total
THEN: de mâine, începând de mâine, din ziua următoare, rămâne pe, și rămâne pe, se rămâne pe, se menține, din ziua a doua, mai departe, și mai departe, apoi, ulterior, urmat de, după care, și apoi, se scade la, se crește la, scade la, crește la, după aceea, reducere la, creștere la, urmată de, pe urmă, cu creștere la, cu scădere la, creștem la, scădem la, trecere la, se trece la, se reduce la, reduceți la, creșteți la, se mărește la, cu trecere la, titrat la, cu creștere până la, se continuă cu, continuat cu, în zilele următoare, restul zilelor, zilele următoare, începând din ziua 2, mai apoi, iar apoi, se schimbă cu, se titrează până la, se crește până la, titrare până la, crește până la, în final, în cele din urmă
STEP: cu scăderea a, cu scăderea câte, scăzând câte, scăzând, scade câte, se scad câte, se scot câte, se scade cu, scade cu, scăzând cu, scădere cu, cu scădere de, se scade doza cu, scăderea dozei cu, se reduce cu, reduce cu, reducând cu, reducere cu, cu reducere de, se reduce doza cu, reducerea dozei cu, se crește cu, crește cu, crescând cu, creștere cu, cu creștere de, se crește doza cu, creșterea dozei cu, se mărește cu, se mărește doza cu, cu scădere cu, scădere progresivă cu, scăderea progresivă cu, cu reducere progresivă cu, reduceți cu, creșteți cu, scădeți cu, cu scăderea dozei cu, se scade câte, scădere câte, cu reducerea dozei cu, se scade treptat cu, se reduce treptat cu, titrare cu, cu scădere progresivă cu, cu câte, scăzut cu, redus cu, crescut cu, se titrează cu, se ajustează cu, ajustare cu, ajustați cu, se modifică cu, titrați cu, se dublează, se dublează doza, dublați doza, dublare, cu dublarea dozei, scade, se scade
CHANGE: scădere, reducere, creștere, scăderea, reducerea, creșterea
BY: cu, câte, de
CHANGEFROM: de la
CHANGETO: la, până la, la doza de, s - a trecut la, se trece la, s - a ajuns la
FORMER earlier: anterior, înainte
FORMER taken: a fost, era, înainte era, avea, fusese
FORMER: în loc de, în locul
END: apoi stop, apoi se oprește, apoi oprire, până la terminare, până la vindecare, apoi se întrerupe, până la control, până la dispariția simptomelor, până la remisiune, până la terminarea cutiei, dacă este tolerat, cu oprire ulterioară
AND: și, si, şi, &, iar, cu, și apoi
AND plus: +, plus
OF: de, din
WEEKDAY 1: luni, lunea
WEEKDAY 2: marți, marțea
WEEKDAY 3: miercuri, miercurea
WEEKDAY 4: joi, joia
WEEKDAY 5: vineri, vinerea
WEEKDAY 6: sâmbătă, sâmbăta, sb, sambata
WEEKDAY 7: duminică, duminica, dum
ONDAYS: în, în zilele de, în fiecare, zilele
OCLOCK: ora
OCLOCK span: h, ore
AT interval: la
ATHOUR: la ora, la orele, ora, orele, h, la h, pe la ora
AFTERWORD: după
AFTER: după, peste, începând cu
WITHIN: în primele, nu mai târziu de, în maxim
UNTIL: până, pînă
UNTIL clause: până când, pînă când, până ce
DAYWORD: ziua, zilele, zi, zile
ORDINAL: a
SCHEMEDAY 1: prima zi, în prima zi, ziua 1, prima zi de tratament
SCHEMEDAY 2: a doua zi, în a doua zi
SCHEMEDAY 3: a treia zi, în a treia zi
DILUENT: ser fiziologic, sf, s f, ser fiz, glucoză, glucoza, apă distilată, apă pentru preparate injectabile, clorură de sodiu, soluție ringer, ringer, ringer lactat, xilină, lidocaină, nacl, ser glucozat, sg, apă, un pahar cu apă, un pahar de apă, pahar de apă, o jumătate de pahar de apă, jumătate de pahar cu apă, 1/2 pahar apă, lapte, suc, api, solvent, apă călduță
INTO: în, cu, +, diluat în, dizolvat în, dizolvat într - un, dizolvată în, dizolvat într, dizolvată într - un, dizolvate în, diluată în, în diluție cu, și, amestecat cu, se dizolvă în, se diluează în, reconstituit cu, reconstituit în, dizolvați în, diluție în
PURPOSE: pt, ptr, pentru, împotriva, contra, sub, fără, cu, ca, în vederea, pentru a, la, prin, în, pe, de, până la
PURPOSE cause: din cauza, din cauză de, datorită, pe fond de, în urma, ca urmare a, din motiv de, deoarece, pe motiv de, secundar
PURPOSEWORD: apă, un pahar cu apă, un pahar de apă, pahar de apă, lichide, mâncare, lapte, medic, medicului, tensiune, tensiunea, durere, febră, colesterol, inimă, stomac, somn, nervi, tuse, profilaxie, prevenire, tratament, control, tiroidă, diabet, supraveghere, monitorizare, circulație, protecție gastrică, hta, bpoc, astm, anxietate, depresie, răceală, infecție, ficat, rinichi, control ta, controlul ta, controlul inr, controlul glicemiei, oase, memorie, alergie, anemie, aritmie, anticoagulare, protectie
BYVALUE: după, conform, în funcție de, funcție de, în raport cu, după valoarea
VEHICLE: solvent, diluant, pentru diluare, pentru diluție, pentru reconstituire, pentru dizolvare
RATEAT: cu viteza de, cu debit de, debit, viteză, cu ritm de, ritm, în ritm de, cu un debit de
NOTE: cronic, permanent, continuu, timp îndelungat, tratament cronic, toată viața, indefinit, lent, foarte lent, regulat, obligatoriu, la aceeași oră, fără întrerupere, fără pauză, cu multă apă, cu apă, cu un pahar de apă, cu un pahar cu apă, cu puțină apă, înghițit întreg, fără a mesteca, sub control medical, sub supraveghere medicală, sub control ecg, sub control ta, sub controlul ta, strat subțire, în strat subțire, a se agita înainte de folosire, dacă tolerează, în funcție de inr, în funcție de glicemie, profilactic, de fond, ca tratament de fond, adult, adulți, copii, copil, pacient, pacientul, în continuare, cu pauză, fără modificări, aceeași doză, în aceeași doză, la fel, ca înainte, nou, nou introdus, inhalat, se clătește gura după, pe zonă, alternativ cu, cu suc, dizolvat în apă, diluat, în apă, rotind locul, în abdomen, în coapsă, în fesă, cel târziu, tratament de întreținere, tratament de durată, terapie de întreținere, conform toleranței, dupa toaleta, agitat, se agita
FILLER: au, i - au, mi - au, mi - a, i - a, s - au, are, ani, i - au prescris, mi - au prescris, mi s - a prescris, i s - a prescris, i s - a recomandat, mi s - a recomandat, au prescris, frecvență, mod de administrare, doctorul, medicul, doctorița, medicul mi - a dat, doctorul mi - a spus să iau, mi - a spus, mi - a dat, mi - a prescris, mi - a recomandat, a zis să iau, a spus, a zis, doamna doctor, domnul doctor, mama, tata, mamei, tatălui, fiul, fiica, fiului, fiicei, soțul, soția, soțului, soției, bunica, bunicul, bunicii, bună ziua, eu, el, ea, de, cu, pe, în, la, o, fiecare, ambii, din, divizat, după, înainte, până, zi, se, a, va, vor, lua, fi, cel, care, mai, un, per, doze, doza, dozei, doză, pacientului, medicament, medicamente, terapie, prescripție, trat, rec, recomandare, recomandări, lui, ei, său, aproximativ, aprox, circa, cca, numai, doar, și, sau, cură, pt, inainte, cate, ore, ora, ca, sub, peste, fără, cp, dg, cu cel, mâna, aceste, pentru copii
ASKING: pot, poate, trebuie, cât, câte, când, cum, care
FILLER: pisic{a|ii}, câine, câinel{e|ui}, cățel, cățelului, durată, durata, copilul, copilului, sugar, sugarul, nou - născut, băiat, fată, fetiță, adultul, bărbat, femeie, pacientă, pacienta, singură, singur, unei singure
FILLER all: toate, toate medicamentele
RECIPE: rp, ds, s, d s, rec, dci, poz, mf, m f, d t d
PACK: cuti{e|i|a}, ambalaj{|e}, eliberat{|e}, flacoane, tub{|uri|ul}, blister{|e}, folie, folii, nr cutii, ambalaj a, a se elibera, eliberați, set
SUPPLY: nr, nr., n, no, x, op, numărul, cantitate, cant
RENEWED: se schimbă, schimbat, schimbare, schimbați, se înlocuiește, înlocuit, se schimbă plasturele, schimbarea plasturelui, se reînnoiește
ONTO: pe, la, la nivelul, la nivel de, în, pe zona, în jurul, pe regiunea, pe suprafața, în zona
SIDE: drept, dreaptă, stâng, stângă, ambii, ambele, dr, stg, afectat, afectată, afectate, superior, inferior, bilateral
SITE: burtă, burtica, burtic{ă}, burta, fund, buric, genunch{i|iul|iului|ii}, umăr, umăr{ul|ului}, umeri, cot, cotul, glezn{ă|a|e|ele}, șold, șoldul, articulați{e|ia|ii|iile}, articulații dureroase, spate, spatele, regiunea lombară, zona lombară, lombar, lombe, coloană, coloana lombară, coloana cervicală, ceafă, gât, picior, piciorul, picioare, gambă, gamb{a|e|ele}, coaps{ă|a|e}, braț, brațul, brațe, antebraț, antebrațul, mân{ă|a}, mâini, deget, degete, călcâi, torace, toracele, abdomen, abdomenul, fes{ă|a}, fese, față, fața, obraz, obraji, buze, gingi{e|i|ii|iile}, scalp, pielea capului, tegument{|e|ele}, piele, pielea, pliuri, plag{ă|a}, plăgi, rană, rănile, leziun{e|ea|i|ile}, erupți{e|ia|i}, eczem{ă|a}, plăci, arsur{ă|a}, hematom, hematoame, cicatrice, unghi{e|i|ile}, mușchi, mușchii, zon{ă|a|e|ele}, zonele dureroase, zona dureroasă, regiune{a|}, loc{|ul}, pleoap{ă|a|e|ele}
UNTILEND: până la sfârșitul, până la finalul, până la terminarea, până la încheierea, până la începerea, până la începutul, până la finele
FORMROUTE topical: crem{ă|a|e}, unguent{|ul|e}, gel{|ul|uri}, loțiun{e|i|ea}, emulgel, șampon, pomad{ă|a}
FORMROUTE oral: soluție orală, sol orală, suspensie orală, susp orală, picături orale, pic orale, soluție buvabilă, sol buvabilă, fiole buvabile, fiolă buvabilă
FORMROUTE ocular: colir, picături oftalmice, unguent oftalmic, gel oftalmic, sol oftalmica
FORMROUTE otic: picături auriculare
FORMROUTE nasal: pulverizare / nară, pulverizări / nară, puf / nară, pufuri / nară, puff / nară, picături nazale, spray nazal
FORMROUTE vaginal: ovul{|e|ă|ul|a}, ov, ovule vaginale, globul{|e|i} vaginal{|e|i}, comprimat{|e} vaginal{|e}, caps vaginale, cp vaginal{|e}
NAME: ulei de ricin, ulei de pește, ulei de parafină, ulei de cătină, ulei de ficat de cod, ulei de măsline, tinctură de odolean, tinctură de valeriană, tinctură de propolis, ceai de tei, ceai de mușețel, ceai de sunătoare, cărbune medicinal, cărbune activat, apă oxigenată, alcool sanitar, soluție lugol, sirop de pătlagină, unguent cu zinc, pastă de zinc, spirt mentolat, masă eritrocitară, plasmă proaspătă congelată, săruri de rehidratare, vaselină salicilată, unguent cu sulf, lacrimi artificiale, ser antitetanic, ser antirabic, aloe vera, violet de gențiană, albastru de metilen, ser gălbenele
CHANGEDTO: schimbat cu, schimbat pe, trecut pe, substituit cu
THEN alternating: alternativ cu, alternând cu, alternat cu
BREAK: pauză, pauza, cu pauză, întrerupere
REACTIONTO: la, reacție la
MONTH: ianuarie, februarie, martie, aprilie, mai, iunie, iulie, august, septembrie, octombrie, noiembrie, decembrie, ian, feb, mar, apr, iun, iul, aug, sept, oct, nov, dec
NEG stop: a se opri, a se suspenda, se suspendă, suspendați, a se întrerupe, a se sista, a se scoate, se oprește, opriți, oprire, se întrerupe, întrerupeți, întrerupere, se sistează, sistați, sistare, stop, se scoate, se renunță la, opresc, oprește, întrerupe
NEG stop: înlocuiește, se înlocuiește, înlocuit, înlocuire
NEG stopped: nu s - a administrat azi, de atunci nimic, nimic de atunci, de atunci nu, de atunci fără, nimic după aceea, după aceea nimic, sărit, sărită, nu mai este luat, nu se mai ia, scos din schemă, îndepărtat, scos plasturele, oprit{|ă|e|i}, întrerupt{|ă|e|i}, sistat{|ă|e}, a întrerupt, a oprit, scos, terminat{|ă}, încheiat{|ă}, abandonat{|ă}, renunțat, nu mai ia, nu mai, suspendat{|ă}, stopat{|ă}, finalizat{|ă}, nu mai primește, a încetat
NEG dont: nu se potrivește, nu i se potrivește, nu se reia, nu se reîncepe, nu se începe, nu poate lua, nu are voie, se discută, s - a discutat, de discutat, se ia în considerare, de luat în considerare, nu prescrieți, de evitat, se va evita, evită, nu se administrează, nu administrați, nu luați, a nu se lua, a nu se administra, evitați, contraindicat{|ă|e}, interzis{|ă|e}, nu se ia, nu se va administra, nu se recomandă, nu i se administrează, a se evita, nu se dă, nu dați, nu se iau, contraindicați{e|i}, nu este indicat, se evită, nu se folosește, pot să iau, am voie să iau, e voie să iau, se poate lua, este sigur să iau
NEG past: a fost pe, era pe, fusese pe, folosea, primea, imunizat{|ă}, imunizare, deja administrat, deja administrată, deja a luat, deja a primit, administrat anterior, administrat ieri, foaie veche, fișa veche, administrat de medicul de familie, administrat la gardă, administrat pe ambulanță, administrate pe ambulanță, pe ambulanță, în ambulanță, la ambulanță, a încercat, a mai încercat, fără efect, fără rezultat, fără răspuns, nu a ajutat, nu a avut efect, ineficient, înainte de sarcină, obișnuia să ia, lua înainte, am luat, a urmat, a urmat în trecut, a urmat tratament, în trecut, fost tratament, fost tratament cu, anterior, anterior a primit, a luat, a primit, în antecedente, antecedente, a fost tratat{|ă}, a fost tratat{|ă} cu, a folosit, tratat anterior cu, în copilărie, anul trecut, luna trecută, istoric de, a făcut, a efectuat, înainte de internare, preinternare, fostă terapie, antecedent, luase, a mai luat, tratament anterior, tratamente anterioare, la salvare a primit, i s - a administrat, s - a administrat, vaccinare, vaccinat{|ă}, vaccin administrat
NEG allergy: efecte adverse la, efecte adverse, a apărut, au apărut, a provocat, a dat erupție, a dat alergie, reacții la, nu suportă, reacționează la, alergie la, alergic la, alergică la, alergii, alergie, intoleranță la, intoleranță, intolerant la, erupție după, erupție la, reacție la, reacție alergică la, reacții adverse, reacție adversă, reacție adversă la, urticarie, supradoz{ă|aj|are}, hipersensibilitate la, hipersensibilitate, nu tolerează, edem quincke, șoc anafilactic, șoc anafilactic la, rash, rash la, netolerat{|ă}, erupție cutanată după, nu a tolerat, prurit după, intoxicați{e|a} cu, ingestie voluntară de, intoxicație, alergii medicamentoase, edem facial, edem glotic, edem al feței, edem palpebral, prurit la, bronhospasm la, anafilaxie
NEG allergy: nu {a|au|am} suportat, nu {au|am} tolerat, nu {tolerez|suport}, {suportat|tolerat|suportă|tolerează} {prost|greu}, {prost|greu} {suportat|suportată|tolerat|tolerată}
NEG tested: antibiogram{ă|a}, sensibil{|ă} la, rezistent{|ă} la
NEG refused: refuz{|ă|at}, a refuzat, refuză tratamentul, neadministrat{|ă}, omis{|ă}, nu ia, nu a luat, nu primește, nu a primit, nu urmează tratament, nu urmează, uitat, nu utilizează
NEG stock: distrus{|ă|e|i}, conțin, echivalează cu, acasă are, mai are acasă, rămase acasă, găsite, găsit, cutii goale, blistere goale, doza țintă, doză țintă, echivalent cu, echivalentă cu, echivalează, cărucior, sală de tratamente, predat turei, conform registrului, registru, registru stupefiante, condică, casare, returnat, returnate, returnat la farmacie, retur, frigider, în frigider, expirate, lipsă stoc, fiolă spartă, fiole sparte, substanță activă, excipienți, un comprimat conține, o fiolă conține, trusa de urgență, aparat de urgență, necesar secție, livrare, livrări, aviz de însoțire, bon de consum, bon de transfer, s - au terminat, s - a terminat, de ridicat, mai am, mai are, am cumpărat, cumpărat, a cumpărat, am luat de la farmacie, am luat din farmacie, luat de la farmacie, achiziționat, achiziție, ridicat de la farmacie, ridicat din farmacie, ieșiri din gestiune, intrări în gestiune, rămas în dulap, au rămas, mai sunt, în dulap, în seif, pe stoc, stoc actual, stoc secție, sold, comandă farmacie, de comandat, de cumpărat, solicitare farmacie, recepție farmacie, primit de la farmacie, primite de la farmacie, primit pe secție, transfer, predat, scos din uz, scoatere din uz, compoziți{e|a}, conține, stoc, în stoc, rest, rămas, a se păstra, se păstrează, păstrare, păstrați, depozitare, preț, pret, cost, reducere de preț, compensat, expirat{|ă}, exp, expiră, valabil, cutie x, livrat{|e}, comandat{|e}, comandă, necesar, intrări, ieșiri, inventar, factura, facturat, lot, seria, recepție, recepționat, casat, în farmacie, în depozit, se elimină, aviz, consum, consum lunar, gestiune, aprovizionare
SUBJECT: tuse, expectorați{e|a}, sput{ă|a}, diurez{ă|a}, scaun{|e|ul}, urin{ă|a}, micțiuni, mictiune, nicturie, fumează, fumător, fumătoare, fumat, țigăr{i|ile}, țigară, alcool{|ul}, consum de alcool, cafea, cafele, apă, hidratare, lichide, aport, aport lichidian, restricție lichidiană, sare, regim, regim alimentar, dietă, diet{a|e}, mers, mers pe jos, plimbăr{i|ile}, exerciți{i|u}, kinetoterapie, kineto, fizioterapie, gimnastică, masaj, monitorizar{e|ea}, monitorizarea ta, monitorizare ta, măsurar{e|ea}, măsurători, se măsoară, măsurați, control, control ta, controlul ta, controlul, consult{|ul|uri}, consultați{e|i}, programare, revine, reevaluare, reevaluat, dispensarizare, vizită, vizite, internăr{i|e}, internar{e|i}, externare, concediu, pansament{|e|ul}, pansat, schimbare pansament, cateter{|ul}, sondă, sond{a|e}, sonda foley, branulă, branul{a|e}, seringă, sering{i|a}, ac, ace, stent{|uri}, tub, dren, drenaj, lentil{e|a}, proteză, protez{a|e}, tifon, feș{i|e}, mănuși, mască, măști, radiografi{e|i|a}, ecografi{e|i|a}, ct, rmn, irm, ekg, ecg, eeg, holter, endoscopi{e|a}, mamografi{e|a}, analiz{e|a|ele}, analize de laborator, recoltare, recoltat, repaus, repaus la pat, odihnă, somn, doarme, durează, durata crizelor, crize, episoade, episod, accese de tuse, vărsături pe zi, dureri abdominale, cefalee, mese pe zi, mese, gustări, alăptare, alăptat, biberon, biberoane, lapte praf, supt, alimentați{e|a}, calorii, proteine, legume, fructe, greutate, cântărire, se cântărește, baie, duș, igienă, spălat, dinți, oxigen, oxigenoterapie, ventilație, vm, dializă, hemodializ{ă|a}, ședințe de dializă, radioterapie, fracții, fracți{e|a}, expunere, dozimetru, verificare, verificări, etalonare, calibrare, curățenie, ședințe, antrenament, înot, bicicletă, sarcin{ă|a}, făt, naștere, menstruați{e|a}, ciclu, cicluri, tuse de, febră de, frison, transpirații, junghi, junghi toracic, palpitații, dispnee, se trezește, lucrează, program, tură, ture, gardă, gărzi, tensiometru, glucometru, testare, teste, test, glicemii, profil glicemic, ta măsurată, proteinurie, secreție, secretie, lungime, diametru, grosime, ganglion, nodul, formațiune, chist, litiază, calcul, pahar vin, bere, vin, tratament balnear, cură balneară
MEASURED: suprafață corporală, sc corp, ta, tas, tad, av, fc, fr, puls, pulsul, spo2, sao2, sat o2, t, temperatur{ă|a}, temp, greutat{e|ea}, g, gr, înălțim{e|ea}, talie, imc, vârst{ă|a}, varst{a}, ani, pc, pt, cl creat, clearance, clearance creatinină, clearance la creatinină, clcr, rfg, egfr, hb, hemoglobin{ă|a}, ht, l, leucocite, tr, trombocite, plt, vsh, crp, glicemi{e|a}, glicemie à jeun, hba1c, creatinin{ă|a}, uree, ureea, k, na, potasiu, sodiu seric, potasiu seric, inr, ap, fibrinogen, tgo, tgp, asat, alat, ggt, fal, bilirubin{ă|a}, colesterol, colesterol total, ldl, hdl, tg, trigliceride, tsh, ft4, ft3, t4, psa, feritin{ă|a}, sideremi{e|a}, fier seric, calcemi{e|a}, magneziemi{e|a}, acid uric, amilaz{ă|a}, lipaz{ă|a}, albumin{ă|a}, proteine totale, digoxinemi{e|a}, nivel, nivelul, valoare, valori, vn, fe, fevs, qtc, qt, pr, qrs, rs, kv, mas, dff, dlp, ctdi, ctdivol, ctdiw, dap, doza efectivă, doză efectivă, doza cumulată, debitul dozei, debit de doză, doza echivalentă, doză absorbită, doza la intrare, filtru, câmp, tel, telefon, mobil, fax, cnp, card, cod, nr dosar, foaie de observație, fo, salon, pat, etaj, cabinet, cab, camera, cam, bloc, bl, sc, str, strada, nr matricol, contract, bon, chitanță, suma, total general, gravida, sugar, scor, glasgow, gcs, apgar, eva, nyha, tensiune, tensiunea arterială, tensiune arterială, frecvență, frecvența cardiacă, frecvența respiratorie, saturați{e|a}, lungime, perimetru, circumferința, perimetru cranian, ddimeri, d - dimeri, troponin{ă|a}, ntprobnp, nt - probnp, bnp, ck, ldh, ph, hco3, be, lactat, doza medie, doza colectivă, timp de scopie, scopie, radiografie, mamografie, iop, pio, apartament, scara, cod poștal, vef, debit expirator, debit expirator de vârf
GAUGE: inch, inci, țol{|i}
DEVICE: cateter{|e|ul}, introductor{|ul|oare}, teac{ă|a}, ghid{|ul|uri}, canul{ă|a|e}, ac{|ul|e}, branul{ă|a|e}, flexul{ă|a|e}, sond{ă|a|e}, dren{|ul|uri}, stent{|ul|uri}, trocar{|ul|e}, dilatator{|ul|oare}
MEASUREUNIT: kv, mas, ma, ms, mmhg, mm hg, °c, ° c, °, grade, grade celsius, ani, luni vârstă, cm, mm, m, km, msv, μsv, usv, sv, μsv/h, usv/h, gy, mgy, cgy, mgy cm, mgy·cm, gy·cm2, gy cm2, gy cm 2, bq, mbq, gbq, mci, bpm, /min, bătăi/min, bătăi pe minut, kcal, kj, w, kw, v, hz, mhz, kpa, bar, pagini, persoane, pacienți, cazuri, vizite, fl, pg, ml/min, ml/min/1.73 m2, ml/min/1.73 mp, atm, ch, fr, t, s, sec, dioptrii, d, puncte, mmc, x10^3, săptămâni de sarcină, săpt sarcină, pachete - an, pa, țigări/zi, l/min, cmh2o, rpm
MEASUREUNIT body: kilogram{|e}, kile, mp, metri pătrați
MEASUREUNIT lab: mmol/l, g/l, g/dl, mg/dl, μmol/l, u/l, ui/l, ng/ml, pg/ml, μui/ml, mui/ml, mui/l, nmol/l, pmol/l, μg/dl, mcg/dl, μg/l, ng/dl, mg/l, meq/l, mmol/mol, /mmc, mii/mmc
MONEY: $, €, lei, leu, ron, mdl, eur, euro, bani, usd
ABOVE: >, <, > =, < =, ≤, ≥, peste, mai mare de, mai mare ca, mai mică de, sub, mai mic de, depășește, >=, mai mare decât, mai mult de, =, este peste, crește peste, egal cu, mai mari de, persistă peste
CONDITIONUNIT: grade, grade celsius, °c, ° c, °, mmhg, mm hg, mg/dl, mmol/l, bpm, c
QUALIFIER: acid, clorură de, sulfat de, carbonat de, citrat de, gluconat de, fosfat de, bicarbonat de, acetat de, oxid de, maleat de, tartrat de, sodic, sodică, potasiu, calciu, magneziu, sodiu, fier, zinc, vitamina, vitamin{ă|e}, vit, retard, forte, od, uman{|ă|e}, compus, insulină, insulina, rapidă, lentă, baby, junior, copii, adult, turbuhaler, handihaler, genuair, mr, er, xr, sr, bazală, n, r, m, mix, glargin, lispro, aspart, clorhidrat, succinat, mesilat, besilat, arginină, plus, duo, hct, cr, medicinal, moi, ulei de, ficat de, extract de, complex, b complex, depot, express, pentru copii, ptr copii, pt copii, pentru adulți, pentru sugari, iodură de, bromură de, fluorură de, nitrat de, lactat de, hidroxid de, aspartat de, orotat de, picosulfat de, fumarat de, valproat de, levulinat de, emulgel, tinctură de, ceai de, sirop de, cu acțiune rapidă, cu acțiune prelungită, cu acțiune lentă, cu acțiune intermediară, cu acțiune scurtă
NIGHTS: nopți, seri
NOW now: acum, în prezent, actual, de acum
SWAP: trecut, trecută, trece, trecerea, trecere, se trece, înlocuiți, schimbați, se înlocuiește, se schimbă, înlocuit, schimbat
SETTING home: acasă, la domiciliu, tratament la domiciliu, doza de acasă, de acasă, înaintea internării, anterior internării, până la internare, la momentul internării, în ambulator, în ambulatoriu, ambulator, ambulatoriu, de obicei, doza obișnuită
SETTING here: în spital, pe secție, în secție, în salon, în clinică, în ati, pe ati, aici, la noi, pe durata internării, pe perioada internării, pe parcursul internării, pe timpul internării, în timpul internării, în cursul internării, pe durata spitalizării, pe perioada spitalizării, în timpul spitalizării, intraspitalicesc, în internare, de azi, de astăzi, începând de azi, începând cu azi, din seara aceasta, din această seară, de diseară, de astă - seară
SETTING later: la externare, după externare, pentru externare, la ieșirea din spital, pentru acasă, pentru domiciliu
NOTE alternate: într - o zi, o zi, în cealaltă zi, cealaltă zi, în cealaltă, ziua următoare, în ziua următoare, a doua zi, în a doua zi, în ziua cealaltă
WITHOUT: fără
LATERWORD: mai târziu, după aceea
NEG both: ambele oprite, ambele sistate, ambele întrerupte, toate oprite, toate sistate, toate întrerupte, amândouă oprite, niciunul nu a ajutat, niciuna nu a ajutat
TOLERATED: tolerează, tolerează bine, a tolerat
POINT: virgulă
POINTS: puncte
LEVEL: concentrați{e|a}, nivel, nivelul, nivel rezidual, nivel seric, concentrație plasmatică, concentrație serică, concentrația plasmatică a, concentrația serică a
FORM {caps}: capsuliță, capsulițe
FORM {tbl}: tablețică, tabletuț{ă|e}, pastiluț{ă|e}, comprimățel, comprimăjel{|e}
FORM {gtt}: picăturică, picăturici, picături{țe|ță}
NUMBER 0.5: jumate, jumate de, o jumate, o jumate de, jumătățică, jumătăți de
NUMBER 0.33: o treime, treime, o treime de
NUMBER 0.67: două treimi, două treimi de
NEG stopped: retras{|ă|e|i}, s - a retras, anulat{|ă|e}, exclus{|ă}, eliminat{|ă}, a renunțat la, renunțat la, nu mai folosește, nu mai are nevoie, tăiat{|ă}, a fost oprit, a fost oprită, a fost sistat, scoasă din schemă, scos{|ă} de pe listă, scoasă
ONCE: într - o singură administrare, o singură administrare
SWAPTO: schimbat cu, schimbat pe, înlocuit cu, se înlocuiește cu, înlocuită cu, trecut pe, substituit cu, se schimbă cu, schimbăm cu, înlocuim cu
WHEN HS: înainte să adoarmă, înainte să adorm, înainte să se culce, înainte să mă culc, când se culcă, când mă culc, înainte de a adormi, înainte de a se culca
MAX: nu mai lung de
PURPOSE: de la
VERB swallow: înghite, înghiți, suge
VERB x: ia de, ia la, bunica ia
WEEKDAYS 5: în zilele de școală, zilele de școală
DAYLETTER: z
INAROW: consecutiv, consecutive, la rând, la rind
MIXIN: dizolvat în, diluat în, dizolvați în, se dizolvă în, se diluează în, diluați în, dizolvată în, diluată în, dizolvate în, diluate în
TOTALOF: în total, doză totală, doză cumulativă, doză cumulată, total
ALREADY: deja
MORE: mai mult, mai mare
EXCEPT: nu, dar nu, nu și
NUMBER 1: întreagă, un întreg
ROUTE iv: iv jet, i v jet, în jet, jet iv
THEN: întreținere, apoi întreținere, doza de întreținere
AFTERWORD: înainte de, înaintea, până la
NEG past: după ce a luat, după administrarea de, din greșeală, a luat din greșeală, mi s - a dat, i s - a dat
NEG dont: pot să, de câte ori să, cât să, trebuie să mai
VERB x: mi - au dat, mi a dat, mi - a dat, mi - a zis, mi - a prescris, mi - au prescris, mi - a recomandat
NEG stock: lipsesc, lipsește
VERB x: îmi dă, îi dă, ne dă, îi face, îmi face, dă - i, dă i, se pun, îi pun
NOTE: pe zahăr, pe un cub de zahăr
ROUTE intratracheal: intratraheal
DAILYDOSE: doza zilnică, doză zilnică, doza pe zi, doză pe zi, doza zilnică totală, doza totală zilnică, doză totală zilnică, în doză zilnică de, doza/zi
PRONOUN: acestuia, acesteia, acestora, lui, ei, asta, el, ea, acesta, aceasta
NUMBER 13: treisprezece
NUMBER 14: patrusprezece
NUMBER 17: șaptesprezece
NUMBER 18: optsprezece
NUMBER 19: nouăsprezece
TENS 70: șaptezeci
TENS 80: optzeci
TENS 90: nouăzeci
NUMBER 300: trei sute
NUMBER 400: patru sute
NUMBER 600: șase sute
NUMBER 800: opt sute
NUMBER 0.75: 3 sferturi, trei pătrimi
NUMBER 0.33: o treime din
WEEKDAY 1: lunii, lunile, lu
WEEKDAY 2: marții
WEEKDAY 3: miercurii, miercurile
WEEKDAY 4: joii, joile
WEEKDAY 5: vinerii, vinerile
WEEKDAY 6: sâmbetei, sâmbetele, sâmb
WEEKDAY 7: duminicii, duminicile, dumin
WHEN MORN: dis - de - dimineață, dis de dimineață, dimineața devreme, în zori, dimineața la trezire, la deșteptare, la sculare, dimineața imediat după trezire, în cursul dimineții
WHEN NOON: la ora prânzului, la ora mesei de prânz, în cursul zilei, la miezul zilei
WHEN AFT: în cursul după - amiezii, după - amiezele, la gustarea de după - amiază
WHEN EVE: pe seară, seara târziu, în cursul serii, către seară, la asfințit
WHEN NIGHT: în timpul nopții, peste noapte, la miezul nopții, noaptea târziu
WHEN HS: la ora culcării, cu jumătate de oră înainte de culcare, cu 30 min înainte de culcare, cu 1 oră înainte de culcare, când merge la culcare, la mers la culcare
NUMBER 1: unul întreg, una întreagă, unu întreg
UNIT mg: rng
TITRATION: titrare, cu titrare, titrat, titrată, se titrează
NOTE: de la tensiune, pentru tensiune, de la inimă, pentru inimă, de la zahăr, pentru zahăr, pentru stomac, pentru tiroidă, pentru colesterol, pentru somn, la sugar, la sugari, la copil, la copii, la adult, la adulți, la vârstnici, la nou - născut, la gravide
ONCE: la naștere, la inducție, la inducția anesteziei, la incizie
SITE: narină, nară, nări, narine
NEG past: administrat la upu, administrată la upu, administrat la urgență, administrată la urgență, administrat în upu
NEG refused: nu iau, nu mai iau
WEEKDAYS 3: l - mi - v, lu - mi - vi, l , mi , v, l/mi/v, l , mi și v, ma - j - s, ma/j/s, ma , j , s, ma - joi - sâ
TEMPERED: cald{ă|a}, călduț{ă|a}, fierbinte, rece, fiart{ă|a}, răcit{ă|a}, călâie
GESTATION: sarcin{ă|a|ii}, de sarcină, gestație, de gestație, a sarcinii, gravidă
VERB still: încă ia, ia și acum, îl ia și acum, o ia și acum, și acum ia, încă îl ia, încă o ia, continuă să ia, continuă să îl ia, continuă să o ia, îl ia în continuare, o ia în continuare, ia în continuare, și îl ia și acum, continuă tratamentul
VERB change: {|doza |doza a fost }{dublat|dublată|înjumătățit|înjumătățită|triplată}
RHYTHM 1/2d: peste o zi, tot la a doua zi
NEG refused: nu a vrut să ia, nu vrea să ia, nu va lua, nu dorește să ia, nu a dorit să ia
FIRST: primele, în primele, pentru primele, primii
REASON absent: nu are scaun, nu a avut scaun, fără scaun, lipsa scaunului, nu am scaun
NEG past: a luat anterior, anterior a luat, a primit anterior, a luat înainte, a luat până acum
NEG last: ultima doză, ultima administrare, ultima priză, ultima priză de, ultima injecție
HOURSOF: ora administrării, orele administrării, ora de administrare, orele de administrare, ore de administrare, ora prizei, orele prizelor, ora injecției, orele injecțiilor, ora dozei, orele dozelor, programat la, programată la, programate la, scheduled
EXACTLY: strict, fix, exact, precis, neapărat, punctual, obligatoriu, doar
WHEN MORN: doz{a|ă} de dimineață, doz{a|ă} matinală, priz{a|ă} de dimineață, doza dimineața, injecția de dimineață
WHEN NOON: doz{a|ă} de prânz, doz{a|ă} de la prânz, priz{a|ă} de prânz, priza de la prânz, injecția de prânz
WHEN EVE: doz{a|ă} de seară, doz{a|ă} vesperală, priz{a|ă} de seară, doza seara, injecția de seară
WHEN NIGHT: doz{a|ă} de noapte, doz{a|ă} de culcare, priz{a|ă} de noapte
NTH 1: prima
NTH 2: a doua
NTH 3: a treia
NTH 4: a patra
NTH 5: a cincea
NTH 6: a șasea
NTH 7: a șaptea
NTH 8: a opta
OTHER 3: a treia
OTHER 4: a patra
RHYTHM 1/2d: zi da{| ,} zi nu, o zi da nu, zi da și zi nu, o zi cu{| ,} {|o zi |una }fără
RHYTHM 1/2wk: o săptămână da nu, o săptămână da o săptămână nu, o săptămână da , nu, o săptămână da , o săptămână nu, o săptămână da , una nu, tot la două săptămâni, săptămână da{| ,} săptămână nu
MEAL C: odată cu masa, odată cu mâncarea, odată cu alimentele, o dată cu masa, o dată cu mâncarea, în același timp cu masa, împreună cu masa
MEALTIME CM: odată cu micul dejun, împreună cu micul dejun, o dată cu micul dejun
MEALTIME CD: odată cu masa de prânz, odată cu prânzul, împreună cu masa de prânz, o dată cu masa de prânz
MEALTIME CV: odată cu masa de seară, odată cu cina, împreună cu cina, împreună cu masa de seară, o dată cu masa de seară
MEALS PC: imediat după fiecare masă, după fiecare dintre mese
SPLIT: de împărțit la, de împărțit în, a se împărți în
INTAKES: perfuzii, administrări pe zi
NUMBER 0.5: jumătate dintr - un, jumătate dintr - o
ROUTE transdermal: transderm, t/d, transdermică, transdermice
ROUTE otic: otic{|ă|e}
ROUTE ocular: oftalmică, oftalmice
ROUTE rectal: intrarectală
ROUTE iv: pe infuzomat, infuzomat, cu infuzomatul, prin pompă, pompă iv, pompa iv, prin pompa de infuzie, pe pompa iv
RATEAT: curge cu, merge cu, la un debit de, rata, cu rata de, la o rată de, setat la, setată la
NOTE: împreună, simultan, concomitent, consum supravegheat, sub supraveghere, supravegheat, administrare supravegheată, în prezența asistentei
NOTE: suplimentar{|ă|e}, adițional{|ă}, corecție, de corecție
VERB x: doza curentă, doza actuală, doza prezentă, doza de acum, doză curentă, doză actuală
FILLER: schema, schemă, schema de administrare, ritm de administrare
FILLER: antibioterapie cu, terapie cu, tratament cu, profilaxie cu, corticoterapie cu, corticoterapie, chimioterapie cu, hormonoterapie cu, tratamentul cu, terapia cu, antibioticoterapie cu
THEN: în continuare, apoi în continuare
STEP: minus, apoi minus, mai puțin câte
NEG stock: în magazie, la magazie, din magazie, pe raft, stoc magazie, în rezervă
SUBJECT: aspirat gastric, aspirat, aspiratul gastric, aspirat traheal, aspirat pe sondă, drenaj pe sondă, staza gastrică, stază gastrică
MEASURED: saturează, satură
LESS: mai puțin, mai puține, mai jos
PLUSPART 0.5: și jumate, jumate
RHYTHM 1/2d: o zi da , alta nu, o zi se ia{| ,} o zi nu, o zi cu{| ,} alta fără, o zi da și alta nu
VERB swallow: mestecați, mestecă, se mestecă, sugeți, se sug, se suge, înghițiți, se înghit, se înghite, dizolvați, se dizolvă, a se mesteca, a se suge, a se înghiți
NAME: carbonat de calciu, sulfat de magneziu, clorură de potasiu, gluconat de calciu, bicarbonat de sodiu, citrat de potasiu, sulfat feros, iodură de potasiu, oxid de magneziu, acetat de calciu, lactat de calciu, sulfat de zinc, coenzima q10, sedatif pc
TIME d: zii
PROCEDURE: efort, efort fizic, efortul, efortul fizic, antrenament, antrenamente, sport, exerciții, exerciții fizice, kinetoterapie, activitate fizică
SUBJECT: pierderi, pierderi pe sondă, pierderi sanguine, pierderi de sânge, debit stomă
FILLER: frecvența, cale, calea, cale de administrare, calea de administrare, ritm
MEASUREUNIT lab: ng/l, pg/l, nmol/ml, pmol/ml
NEG past: {|prima |o }doză {administrată|primită|dată}, prima doză s - a administrat, prima doză a fost administrată, s - a dat prima doză
SPOONSIZE: ras{ă|e}, plin{ă|e}, mar{e|i}, mic{ă|i}, cu vârf
WHEN EVE: la căderea serii, pe înserat, la lăsarea serii
WHEN MORN: de cum se trezește, imediat după trezire, după trezire
EVERY: tot
MEALS PC: în urma meselor
MEAL AC: nemâncat
ROUTE nasal: pe nas, în ambele narine, în fiecare narină
VERB x: va primi, vor primi, urmează să ia, o să ia, trebuie luat, trebuie luată, va folosi, va utiliza, va administra, trebuie să primească, urmează să primească, este nevoie să ia, ar trebui să ia, va bea, o să primească
FILLER: pacientei, bolnavul, bolnava, bolnavului, bolnavei
AND: și încă, și suplimentar, și în plus
NEG allergy: intoleranțe, intoleranțele, intoleranțe la, intoleranță medicamentoasă, intoleranțe medicamentoase, alergiile, provoca, dădea, îi dădea, a dat diaree, reacții adverse la
THEN: trecând la, urcând la, coborând la, crescând la, scăzând la
`
