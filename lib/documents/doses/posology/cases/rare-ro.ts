/** Romanian lines of what is seldom written: each is read so only by a rule that few others need. */
export const RO_RARE_CASES = `
Metformin 1000 mg 1-0-1/zi | metformin; 1 -; 2/1d; -; -
Algocalmin 3 x 1/zi | algocalmin; 1 -; 3/1d; -; -
Cefuroximă 3 x 750 mg/zi i.v. | cefuroximă; 750 mg; 3/1d; -; -
Ibuprofen 400 mg la durere, maxim 3 pe zi | ibuprofen; 400 mg; 0-3/1d; prn; -
Lorazepam 1 mg în fiecare oră | lorazepam; 1 mg; 1/1h; -; -
Actrapid 10/8/6 UI s.c. | actrapid; 6-10 [IU]; 3/1d; -; -
Ceftriaxonă 1 g 1/12 h | ceftriaxonă; 1 g; 1/12h; -; -
`
