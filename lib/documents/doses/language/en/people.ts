import type { PeopleWords } from '../people-concepts'

export const EN_PEOPLE: PeopleWords = {
  performer: [
    'operator',
    'operators',
    'radiographer',
    'radiologist',
    'technologist',
    'technician',
    'physician',
    'doctor',
    'cardiologist',
    'surgeon',
    'performed by',
    'performing',
    'injected by',
    'administered by',
    'read by',
    'reported by',
    'consultant',
    'nurse',
  ],
  patient: ['patient', 'patients', 'patientid', 'patientname', 'pt', 'mrn', 'accession'],
}
