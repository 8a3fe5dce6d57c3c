import type { Phrases } from './phrases'

export const RO_PHRASES: Phrases = {
  language: 'ro',
  drugs: ['Bisoprolol', 'Amoxicilină', 'Omeprazol', 'Metformin', 'Losartan', 'Claritromicină', 'Furosemid', 'Piracetam', 'Atorvastatină', 'No-Spa', 'Betaloc ZOK', 'Magne B6'],
  strengths: ['', '5 mg', '0,25 mg', '500mg', '12,5 mg', '1000 mg', '75 mcg'],
  counts: [['{n} cp', '{tbl}'], ['câte {n} comprimate', '{tbl}'], ['{n} tb', '{tbl}'], ['câte {n} cps', '{caps}'], ['{n} capsule', '{caps}'], ['câte {n} plicuri', '{sachet}'], ['{n} fiole', '{amp}'], ['{n} picături', '{gtt}']],
  measures: [['câte {n} mg', 'mg'], ['{n} mg', 'mg'], ['{n} ml', 'mL'], ['{n} mcg', 'ug'], ['{n} UI', '[IU]']],
  rhythms: [['de 2 ori pe zi', '2/1d'], ['x 3/zi', '3/1d'], ['o dată pe zi', '1/1d'], ['x2/zi', '2/1d'], ['la 8 ore', '1/8h'], ['dimineața', '1/1d'], ['dimineața și seara', '2/1d'], ['la culcare', '1/1d'], ['o dată la 2 zile', '1/2d'], ['de trei ori pe zi', '3/1d'], ['o dată pe săptămână', '1/1wk'], ['zilnic', '1/1d'], ['de 4 ori/zi după masă', '4/1d']],
  needs: ['la nevoie', 'la durere', 'dacă temperatura > 38,5', 'în caz de greață'],
  courses: [['7 zile', '7 d'], ['timp de 10 zile', '10 d'], ['2 săptămâni', '2 wk'], ['3 luni', '3 mo'], ['timp de 5 zile', '5 d']],
  routes: ['oral', 'im', 'i.v.', 's.c.'],
  remarks: ['sub controlul TA', 'cronic', 'cu un pahar de apă', 'conform orarului secției'],
  verbs: ['se administrează', 'se recomandă', 'Rp.'],
  others: ['TA {n}0/80 mmHg, AV {n}2/min', 'Greutate {n}5 kg, talie 1{n}0 cm', 'Hb 1{n},2 g/dl, VSH {n} mm/h', 'Control peste {n} săptămâni', 'Preț {n}50 lei', 'Radiografie: 1{n}0 kV, {n} mAs', 'Debitul dozei 0,{n} µSv/h', 'Scaun de {n} ori pe zi', 'Glicemie {n}6 mg/dl'],
}
