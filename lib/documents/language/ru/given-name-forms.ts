/**
 * Given names that decline by no rule of endings: the name, then its genitive, dative, accusative, instrumental, prepositional. Names in
 * lower case. Source: Зализняк, Грамматический словарь русского языка (2003), приложение «Имена собственные».
 */
export const GIVEN_NAMES_BY_FORMS = `
  пётр петра петру петра петром петре
  петр петра петру петра петром петре
  павел павла павлу павла павлом павле
  лев льва льву льва львом льве
  илья ильи илье илью ильёй илье
  любовь любови любови любовь любовью любови
  петро петра петру петра петром петре
  павло павла павлу павла павлом павле
  дмитро дмитра дмитру дмитра дмитром дмитре
  зия зии зие зию зиёй зие
  ия ии ие ию ией ие
`

/** Names that some decline as in -а («Данилы») and others leave as they are. */
export const UNCERTAIN_GIVEN_NAMES = `данило михайло гаврило`
