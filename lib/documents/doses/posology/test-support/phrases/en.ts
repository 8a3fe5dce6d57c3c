import type { Phrases } from './phrases'

export const EN_PHRASES: Phrases = {
  language: 'en',
  drugs: ['Bisoprolol', 'Amoxicillin', 'Omeprazole', 'Metformin', 'Losartan', 'Clarithromycin', 'Furosemide', 'Piracetam', 'Atorvastatin', 'Co-codamol', 'Humulin N', 'Vitamin B12'],
  strengths: ['', '5 mg', '0.25 mg', '500mg', '12.5 mg', '1000 mg', '75 mcg'],
  counts: [['{n} tabs', '{tbl}'], ['take {n} tablets', '{tbl}'], ['{n} tab', '{tbl}'], ['{n} caps', '{caps}'], ['{n} capsules', '{caps}'], ['{n} sachets', '{sachet}'], ['{n} puffs', '{puff}'], ['{n} drops', '{gtt}']],
  measures: [['take {n} mg', 'mg'], ['{n} mg', 'mg'], ['{n} mL', 'mL'], ['{n} mcg', 'ug'], ['{n} units', "[USP'U]"]],
  rhythms: [['twice a day', '2/1d'], ['TDS', '3/1d'], ['once daily', '1/1d'], ['bd', '2/1d'], ['every 8 hours', '1/8h'], ['in the morning', '1/1d'], ['morning and evening', '2/1d'], ['at night', '1/1d'], ['on alternate days', '1/2d'], ['three times daily', '3/1d'], ['once a week', '1/1wk'], ['q6h', '1/6h'], ['4 times a day after food', '4/1d']],
  needs: ['prn', 'as needed', 'if temp > 38.5', 'prn nausea'],
  courses: [['for 7 days', '7 d'], ['x 10 days', '10 d'], ['for 2 weeks', '2 wk'], ['for 3 months', '3 mo'], ['5/7', '5 d']],
  routes: ['PO', 'IM', 'IV', 'SC'],
  remarks: ['with water', 'long term', 'as per inr', 'according to ward rota'],
  verbs: ['give', 'start', 'continue'],
  others: ['BP {n}0/80 mmHg, HR {n}2 bpm', 'Weight {n}5 kg, height 1{n}0 cm', 'Hb 1{n}0 g/L, ESR {n} mm/h', 'Review in {n} weeks', 'Price £{n}50', 'X-ray 1{n}0 kV, {n} mAs', 'Dose rate 0.{n} uSv/h', 'Bowels open x{n} daily', 'Glucose {n}.6 mmol/L'],
}
