/**
 * Endings of international names of medicines (WHO INN stems), spelled as they sound: names are normalized before they
 * are compared (`posology/names.ts`). Beginnings also count.
 */
export const MEDICINE_ENDINGS =
  'pril sartan olol alol dipin statin prasol tidin silin misin floksasin flokasin siklin konasol nidasol dasol siklovir vir mab tinib nib parin gliptin gliflosin formin glitason profen fenak oksikam koksib asepam asolam triptan setron terol sonid ason solon tropium filin semid tiasid lakton ksaban gatran grel fibrat dronat platin taksel rubisin tirisin fenadin barbital pentin trigin oksetin tralin triptilin pramin pidem peridol sulid glutid setam steron kain kurium farin fenon tiasin sefin akson limus trofin tropin penem salasin treksat fungin naftin kilin kortison metason antel gabin rabin tabin oprost osin mikonasol tadin oksasin isetin tiasepin sepin risin grelor tegravir navir buvir fovir siban kalsitol kalsiferol tanserin apin peridon metasin prasin sidol tramin dramin tasol trosol kaftor sidar tiasin losin losid rafenib steril sartan trelin relin platan pamid trimid nitril fasid sitabin mustin folat ferol tokoferol renon dilon sosin dosin nidin litasar basin trisin fuginib tasid oksazin steron oksan vudin tidin kolksin fillin ketin trakin sterid terid'

/** Beginnings of names, such as cef-. */
export const MEDICINE_BEGINNINGS = 'sef'
