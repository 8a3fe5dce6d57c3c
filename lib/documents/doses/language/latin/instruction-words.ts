/**
 * Signs, symbols and Latin words in prescriptions, read in every language. All instruction words have this format: a
 * line is a sense, its value, a colon and the forms. `{a|b}` lists endings, a star ends a stem. Sources: BNF, «Latin
 * abbreviations»; USP <17>; HL7 FHIR R4 GTSAbbreviation and EventTiming; ISMP List of Error-Prone Abbreviations (2024).
 */
export const LATIN_INSTRUCTION_WORDS = `
NUMBER 0.5: ss
SCANNED 1: l
ROMAN 1: i
ROMAN 2: ii
ROMAN 3: iii
ROMAN 4: iv
ROMAN 5: v
ROMAN 6: vi
UNIT mg: mg, mgs, mgr
UNIT g: g, gm, gms, gr
UNIT ug: mcg, μg, ug, mkg, mcgs
UNIT ng: ng
GAUGE: f, fr, g, ga, ch, french, gauge
MEASUREUNIT body: kg, m 2, m², sqm, m2
UNIT mL: ml, mls, cc, cm3, cm 3
UNIT uL: μl, ul, mcl
UNIT L: l
UNIT [IU]: iu, ui, i u
UNIT [USP'U]: u
UNIT meq: meq
UNIT mmol: mmol
UNIT %: %
UNIT M[IU]: mui, miu, mu
PERUNIT kg: kg
PERUNIT m2: m 2, m², sqm, m2, mp
FORM {tbl}: tab, tabs, tbl, tabl, tabul{ae|am|as|is|a}, compr, comp
FORM {caps}: cap, caps, capsul{ae|am|as|is}
FORM {gtt}: gtt, gtts, gutt, guttae, guttas
FORM {amp}: amp, amps, ampul{la|lae|las|lam}
FORM {supp}: supp, suppos, suppositor{ium|ii|ia}, glob
FORM {vial}: flac, fl
FORM {sachet}: pulv
PRODUCT: sol, solutio, solutionis, susp, suspensionis, ung, ungu, ungt, unguent{i|um}, inj, syr, syrup{i|us}, sir, lin, liq, mixt, tinct, tinctur{a|ae}, crem, lot, linim, pasta, extr, spray, gel, aer, neb, nebs, inf, emuls, cum, syp
TIME h: h
TIME d: d
RHYTHM 1/1d: qd, od, 0d, q d, o d, qid die, 1/d, sid, quotidie, die, q1d, semel in die, qday
RHYTHM 1/1d@MORN: mane, om, o m, qam, q am
RHYTHM 1/1d@NIGHT: nocte, noct, on nocte, o.n.
LASTRHYTHM 1/1d@NIGHT: on
RHYTHM 1/1d@EVE: vespere, qpm, q pm
RHYTHM 1/1d@HS: hs, qhs, q hs, qn, hora somni, ad noctem
RHYTHM 2/1d: bid, bd, bds, b/d, b d, bis in die, bis die
RHYTHM 3/1d: tid, tds, t/d, t d s, ter in die, ter die
RHYTHM 4/1d: qid, qds, quater in die, quater die
RHYTHM 5/1d: quinquies in die
RHYTHM 1/2d: qod, eod, qad, alt die, alt d, alternis diebus, alt days, alt day, alt
RHYTHM 1/1h: qh, omni hora, quaque hora
RHYTHM 1/4h: qqh, quaque quarta hora
RHYTHM 1/1wk: qw, qwk, qweek
RHYTHM 2/1wk: biw
RHYTHM 3/1wk: tiw
RHYTHM 4/1wk: qiw
RHYTHM 1/1mo: qm, qmo, qmonth
EACHQ: q, quaque, omni
TIMES: x
SIGN x: x, *
MEAL AC: ac, ante cibum, ante cibos
MEAL PC: pc, post cibum, post cibos
MEAL C: cum cibo
PRN: prn, sos, pro re nata, si opus sit, ad lib
ONCE: stat, statim, pro dosi, cito
ROUTE oral: po, per os, p/o, ng, peg
ROUTE iv: iv, i/v, ivp, ivpb, ivi
ROUTE im: im, i/m
ROUTE sc: sc, s/c, subq, sub q, subcut, sq, sub - q
ROUTE rectal: pr, per rectum
ROUTE vaginal: pv, per vaginam
ROUTE sublingual: sl, s/l
ROUTE inhaled: inh, neb, nebs
ROUTE nasal: in naso
ROUTE ocular: ou, oculi, oculus
ROUTE intradermal: id
ASDIRECTED: ut dict, ut dictum, ud, mdu
ARROW: →, - >, = >, ➔, - - >
RECIPE: rp, rx, s, ds, mds, signa, da signa, m, misce, sig, recipe, in amp, in tab, in caps, in ampullis, in tabl
SUPPLY: dtd, n, no, nr, №, #, numero, disp, mitte, op, d t d
SIGNA: s, ds, mds, signa, da signa, sig
ROMANCOUNT: i, ii, iii, iv, v, vi, vii, viii, ix, x, xii, xiv, xv, xvi, xviii, xx, xxiv, xxv, xxviii, xxx, xxxx, xl, l, lx, xc, c
FORMROUTE topical: ung, ungu, ungt, unguent{i|um}, crem, gel, linim, lin, emulgel
FORMROUTE vaginal: glob
FORMROUTE rectal: supp, suppos, suppositor{ium|ii|ia}
QUALIFIER: forte, tts, sustain, lp, plus, retard, sr, xl, xr, mr, er, cr, dr, la, ec, xt, hbs, oros, depot, duo, combi, neo, max, ultra, extra, express, rapid, activ, junior, baby, kids, uno, trio, hct, hbr, hcl, mups, zok, sandoz, teva, zentiva, gsk, berlin, chemie, ratiopharm, solution, turbuhaler, handihaler, respimat, easyhaler, diskus, evohaler, accuhaler, flexpen, solostar, kwikpen, penfill, prolong, chrono, long, mite, semi, advance, cardio, protect, night, cold, flu, ir
ROMANTEN: x
ROMANLARGE 7: vii
ROMANLARGE 8: viii
ROMANLARGE 9: ix
ROMANLARGE 12: xii
ROMANLARGE 14: xiv
ROMANLARGE 15: xv
ROMANLARGE 20: xx
ROMANLARGE 21: xxi
ROMANLARGE 25: xxv
ROMANLARGE 30: xxx
DAYLETTER: d
FORMROUTE ocular: coll, collyr, collyrium, oculent, oculentum
PRODUCT: coll, collyr, collyrium, oculent, oculentum, opht, ophth
RHYTHM 1/1d: quotid, in dies, semel die, omni die, singulis diebus
RHYTHM 1/1d@MORN: omni mane, omn man, primo mane
RHYTHM 1/1d@NIGHT: omni nocte, omn noct
RHYTHM 1/1d@HS: hora decubitus, hor decub, hor somn
RHYTHM 2/1d: mane et nocte, mane et vespere, m et n, nocte maneque, noct maneq, bis in d, bis d, bis quotidie
RHYTHM 3/1d: ter in d, ter d, ter quotidie, t i d
RHYTHM 4/1d: quater in d, q i d, quater quotidie
RHYTHM 1/1h: omn hor, singulis horis
RHYTHM 1/2h: omni bihorio, omn bih, alternis horis, alt hor
RHYTHM 1/2d: dieb alt, diebus alternis
MEAL AC: ante prandium, ante cenam, ante jentaculum
MEAL PC: post prandium, post cenam
MEAL C: cum cibis, inter prandium
NOTE: inter cibos
ROUTE topical: ad usum externum, ad us ext
ROUTE oral: ad usum internum, ad us int
ASDIRECTED: more dicto, more dictu, ut antea, modo dictu
SPOON {spoon}: cochl, cochlear, cochleare, coch mag, coch parv, coch med
PRN: si op sit, s o s, quando opus sit
DIVIDED: ÷
TO: ÷
FORM {tbl}: dragee, dragees, drag
`

/** Letters that scanners put for 0, 1, 2, 5 and 8. */
export const LATIN_DIGITS = 'O o I l Z S B'
