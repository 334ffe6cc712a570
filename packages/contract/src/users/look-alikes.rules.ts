// Letters that look like Latin ones (Unicode UTS 39), so that nobody takes a name that reads like somebody else's.

/** Letters of other scripts and rare Latin ones, each followed by what it looks like. */
const pairs = [
  // Cyrillic
  'АAВBЕEЅSІIЈJКKМMНHОOРPСCТTХXУYаaеeоoрpсcуyхxѕsіiјjԁdԛqԝwһhӏlгrкkмmтtпnвbнhԌGԚQԜW',
  // Greek
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧXαaγyιiκkνvοoρpτtυuχxϲcϳj',
  // Armenian
  'օoսuհhոnցgզqյjՏSՕOԼLԱU',
  // Cherokee and Lisu
  'ᎠDᎡRᎢTᎪAᎫJᎬEᎳWᎷMᎻHᏀGᏃZᏎ4ᏒRᏔWᏚSᏙVᏞLᏟCᏢPᏦKᏴB',
  'ꓐBꓑPꓓDꓔTꓖGꓗKꓙJꓚCꓜZꓝFꓟMꓠNꓡLꓢSꓣRꓦVꓧHꓪWꓫXꓬYꓮAꓰEꓲIꓳOꓴU',
  // Latin
  'ıiɩiɪiɑaɡgᴀaʙbᴄcᴅdᴇeɢgʜhᴊjᴋkʟlᴍmɴnᴏoᴘpʀrꜱsᴛtᴜuᴠvᴡwʏyᴢzƅbǀlƖlꞮIƴyȷjꬃvꭎu',
].join('');

const letters = [...pairs];
/** Two texts of the same length, as SQL's `translate` takes them. */
export const lookAlikes = {
  from: letters.filter((_, at) => at % 2 === 0).join(''),
  to: letters.filter((_, at) => at % 2 === 1).join(''),
} as const;

const latin = new Map(letters.flatMap((letter, at) => (at % 2 === 0 ? [[letter, letters[at + 1] ?? letter] as const] : [])));

/** Returns a text as it looks: texts that are easily mistaken for each other have the same one. */
export function skeletonOf(text: string): string {
  return [...text.normalize('NFKC')]
    .map((letter) => latin.get(letter) ?? letter)
    .join('')
    .toLowerCase();
}
