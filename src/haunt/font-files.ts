/** A font of the generator: the name that styles use, the npm package and the file in it. */
export interface FontFile {
  readonly name: string;
  readonly package: string;
  readonly file: string;
}

function font(name: string, file: string): FontFile {
  return { name, package: `@expo-google-fonts/${name}`, file: `400Regular/${file}_400Regular.ttf` };
}

/** Every font, all under the SIL Open Font License 1.1 but two under Apache-2.0 (see NOTICE). */
export const FONT_FILES: readonly FontFile[] = [
  font('noto-sans', 'NotoSans'),
  font('noto-serif', 'NotoSerif'),
  font('noto-sans-mono', 'NotoSansMono'),
  font('eb-garamond', 'EBGaramond'),
  font('roboto-slab', 'RobotoSlab'),
  font('special-elite', 'SpecialElite'),
  font('creepster', 'Creepster'),
  font('noto-sans-symbols', 'NotoSansSymbols'),
  font('noto-sans-symbols-2', 'NotoSansSymbols2'),
  font('noto-sans-math', 'NotoSansMath'),
  font('noto-color-emoji', 'NotoColorEmoji'),
  font('noto-sans-arabic', 'NotoSansArabic'),
  font('noto-sans-hebrew', 'NotoSansHebrew'),
  font('noto-sans-armenian', 'NotoSansArmenian'),
  font('noto-sans-canadian-aboriginal', 'NotoSansCanadianAboriginal'),
  font('noto-sans-cherokee', 'NotoSansCherokee'),
  font('noto-sans-ethiopic', 'NotoSansEthiopic'),
  font('noto-sans-gujarati', 'NotoSansGujarati'),
  font('noto-sans-kannada', 'NotoSansKannada'),
  font('noto-sans-khmer', 'NotoSansKhmer'),
  font('noto-sans-malayalam', 'NotoSansMalayalam'),
  font('noto-sans-mongolian', 'NotoSansMongolian'),
  font('noto-sans-myanmar', 'NotoSansMyanmar'),
  font('noto-sans-sinhala', 'NotoSansSinhala'),
  font('noto-sans-syriac', 'NotoSansSyriac'),
  font('noto-sans-tamil', 'NotoSansTamil'),
  font('noto-sans-thaana', 'NotoSansThaana'),
];
