/** Romanian lines with rare wording. Each depends on a rule that few other lines need. */
export const RO_RARE_CASES = `
Metformin 1000 mg 1-0-1/zi | metformin; 1000 mg; 2/1d; -; -
Algocalmin 3 x 1/zi | algocalmin; 1 -; 3/1d; -; -
Cefuroximă 3 x 750 mg/zi i.v. | cefuroximă; 750 mg; 3/1d; -; -
Ibuprofen 400 mg la durere, maxim 3 pe zi | ibuprofen; 400 mg; 0-3/1d; prn; -
Lorazepam 1 mg în fiecare oră | lorazepam; 1 mg; 1/1h; -; -
Actrapid 10/8/6 UI s.c. | actrapid; 6-10 [IU]; 3/1d; -; -
Ceftriaxonă 1 g 1/12 h | ceftriaxonă; 1 g; 1/12h; -; -
Ibalgin pentru copii 5 ml de 3 ori pe zi | ibalgin pentru copii; 5 mL; 3/1d; -; -
Levotiroxină 50 mcg/zi până la sfârșitul sarcinii | levotiroxină; -; -; -; -
Bromură de ipratropiu 2 pufuri x 3/zi | bromură de ipratropiu; 2 {puff}; 3/1d; -; -
Filgrastim 300 mcg s.c. de 3 ori/săpt după dializă | filgrastim; 300 ug; 3/1wk; -; -
Metotrexat 15 mg în fiecare marți | metotrexat; 15 mg; 1/1wk; -; -
Tramadol 50 mg din 8 în 8 ore | tramadol; 50 mg; 1/8h; -; -
Protafan 12 UA seara | protafan; 12 [IU]; 1/1d; -; -
Levotiroxină 50 mcg L-V, 75 mcg S-D | levotiroxină; 50 ug; 5/1wk; -; - && levotiroxină; 75 ug; 2/1wk; -; -
Ketoprofen 1 f + Diazepam 1 f + Dexametazonă 1 f i.m. la nevoie | ketoprofen; 1 {amp}; -; prn; - && diazepam; 1 {amp}; -; prn; - && dexametazonă; 1 {amp}; -; prn; -
Ofloxacină colir 1 pic la orele 6, 10, 14, 18, 22 și 2 | ofloxacină; 1 {gtt}; 6/1d; -; -
Fitomenadionă 10 mg i.m./zi | fitomenadionă; -; -; -; -
Albastru de metilen local de 2 ori pe zi | albastru de metilen; -; 2/1d; -; -
Ertapenem 1 g la 8 dimineața | ertapenem; 1 g; 1/1d; -; -
Metronidazol 500 mg la 8 h și 20 h | metronidazol; 500 mg; 2/1d; -; -
Preductal OD 80 mg 1 cps/zi | preductal od; 1 {caps}; 1/1d; -; -
Iau Tertensif câte o tabletă dimineața | tertensif; 1 {tbl}; 1/1d; -; -
Albumină umană 100 ml i.v. o dată pe zi | albumină umană; 100 mL; 1/1d; -; -
Piracetam caps. 400 mg, S. int. 1 caps. la 12 ore | piracetam; 1 {caps}; 1/12h; -; -
Paracetamol 500 mg la nevoie, la 21 h | paracetamol; 500 mg; 0-1/1d; prn; -
Paclitaxel 175 mg/m2 i.v., la 21 zile, 6 cicluri | paclitaxel; 175 mg/m2; 1/21d; -; -
Lua metoprolol 50 mg de 2 ori pe zi și îl ia în continuare | metoprolol; 50 mg; 2/1d; -; -
Aspirină 150 mg seara din săptămâna 12 până în săptămâna 36 de sarcină | aspirină; 150 mg; 1/1d; -; -
Acid folic 5 mg zilnic până la 12 săptămâni de sarcină | acid folic; 5 mg; 1/1d; -; -
Milgamma 2 ml im peste o zi | milgamma; 2 mL; 1/2d; -; -
Prograf 1 mg: 2 cps la ora 9, 1 cps la ora 21 | prograf; 2 {caps}; 1/1d; -; - && prograf; 1 {caps}; 1/1d; -; -
Ibuprofen 600 mg la 8 ore după masă, 5 zile | ibuprofen; 600 mg; 1/8h; -; 5 d
Zurplax 1 plic dizolvat în apă fierbinte la 6 ore | zurplax; 1 {sachet}; 1/6h; -; -
Metformin 1 cp la 7, 2 cp la 19 | metformin; 1 {tbl}; 1/1d; -; - && metformin; 2 {tbl}; 1/1d; -; -
Luați 2 caps de 2 ori pe zi Zurplax forte, 3 luni | zurplax forte; 2 {caps}; 2/1d; -; 3 mo
Duphalac 15 ml seara dacă nu are scaun 2 zile | duphalac; 15 mL; 0-1/1d; prn; -
Nu vrea să ia metformin 500 mg de 2 ori pe zi | none
Sarcină 24 săptămâni, metildopa 250 mg de 3 ori pe zi | metildopa; 250 mg; 3/1d; -; -
Metformin 500 mg de 3 ori pe zi, ultima priză seara | metformin; 500 mg; 3/1d; -; -
`
