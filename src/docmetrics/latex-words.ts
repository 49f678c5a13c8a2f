/** Macros that read as their own name. */
const NAMES =
  'arccos arccosh arcsin arcsinh arctan arctanh cos cosh exp inf lim liminf limsup ln log max min sin sinh sup tan tanh';

/** Letters and numbers, each with its macro. */
const LETTERS = `
  AA Å, AE Æ, Alpha Α, Beta Β, Chi Χ, DH Ð, DJ Đ, Delta Δ, Digamma Ϝ, Epsilon Ε, Eta Η,
  Gamma Γ, IJ Ĳ, Ident 𝕀, Iota Ι, Kappa Κ, Koppa Ϟ, L Ł, Lambda Λ, Mu Μ, NG Ŋ, Nu Ν, O Ø,
  OE Œ, Omega Ω, Omicron Ο, Phi Φ, Pi Π, Psi Ψ, Rho Ρ, Sampi Ϡ, Sigma Σ, Stigma Ϛ, TH Þ,
  Tau Τ, Theta Θ, Upsilon Υ, Xi Ξ, Zeta Ζ, aa å, ae æ, aleph ℵ, alpha α, beta β, beth ℶ,
  braket ss, chi χ, daleth ℸ, delta δ, dh ð, digamma ϝ, dj đ, ell ℓ, epsilon ϵ, eta η,
  eth ƪ, frac ss, gamma γ, gimel ℷ, hbar ħ, hslash ℏ, i ı, id 𝕀, ij ĳ, iota ι, j ȷ,
  kappa κ, ketbra ss, l ł, lambda λ, mu μ, ng ŋ, nicefrac ss, nu ν, o ø, oe œ, omega ω,
  omicron ο, part PART, phi ϕ, pi π, psi ψ, rho ρ, sigma σ, ss ß, tau τ, textTheta ϴ,
  textasciicaron ˇ, textasciicircum ˆ, textdoublepipe ǂ, textflorin ƒ, textfrac ss,
  textglotstop ʔ, texthvlig ƕ, textmu µ, textnrleg ƞ, textohm Ω, textonehalf ½,
  textonequarter ¼, textonesuperior ¹, textordfeminine ª, textordmasculine º, textphi ɸ,
  textschwa ə, texttheta θ, textthreequarters ¾, textthreesuperior ³, textturnk ʞ,
  texttwosuperior ², textvartheta ϑ, th þ, theta θ, upsilon υ, varepsilon ε, varkappa ϰ,
  varphi φ, varpi ϖ, varrho ϱ, varsigma ς, vartheta ϑ, xi ξ, zeta ζ
`;

/** Cyrillic letters of LaTeX's font encodings. */
const CYRILLIC = `
  CYRA А, CYRABHCH Ҽ, CYRABHCHDSC Ҿ, CYRABHDZE Ӡ, CYRABHHA Ҩ, CYRAE Ӕ, CYRB Б, CYRBYUS Ѫ,
  CYRC Ц, CYRCH Ч, CYRCHLDSC Ӌ, CYRCHRDSC Ҷ, CYRCHVCRS Ҹ, CYRD Д, CYRDJE Ђ, CYRDZE Ѕ,
  CYRDZHE Џ, CYRE Е, CYREREV Э, CYRERY Ы, CYRF Ф, CYRFITA Ѳ, CYRG Г, CYRGDSC Ӷ,
  CYRGDSCHCRS Ӻ, CYRGHCRS Ғ, CYRGHK Ҕ, CYRGUP Ґ, CYRH Х, CYRHDSC Ҳ, CYRHHCRS Ӿ, CYRHHK Ӽ,
  CYRHRDSN Ъ, CYRI И, CYRIE Є, CYRII І, CYRISHRT Й, CYRIZH Ѵ, CYRJE Ј, CYRK К, CYRKBEAK Ҡ,
  CYRKDSC Қ, CYRKHCRS Ҟ, CYRKHK Ӄ, CYRKVCRS Ҝ, CYRL Л, CYRLDSC Ӆ, CYRLJE Љ, CYRM М,
  CYRMDSC Ӎ, CYRN Н, CYRNDSC Ң, CYRNG Ҥ, CYRNHK Ӈ, CYRNJE Њ, CYRO О, CYROTLD Ө, CYRP П,
  CYRPHK Ҧ, CYRR Р, CYRRTICK Ҏ, CYRS С, CYRSCHWA Ә, CYRSDSC Ҫ, CYRSEMISFTSN Ҍ, CYRSFTSN Ь,
  CYRSH Ш, CYRSHCH Щ, CYRSHHA Һ, CYRT Т, CYRTDSC Ҭ, CYRTETSE Ҵ, CYRTSHE Ћ, CYRU У,
  CYRUSHRT Ў, CYRV В, CYRY Ү, CYRYA Я, CYRYAT Ѣ, CYRYHCRS Ұ, CYRYI Ї, CYRYO Ё, CYRYU Ю,
  CYRZ З, CYRZDSC Ҙ, CYRZH Ж, CYRZHDSC Җ, CYRpalochka Ӏ, cyra а, cyrabhch ҽ, cyrabhchdsc ҿ,
  cyrabhdze ӡ, cyrabhha ҩ, cyrae ӕ, cyrb б, cyrbyus ѫ, cyrc ц, cyrch ч, cyrchldsc ӌ,
  cyrchrdsc ҷ, cyrchvcrs ҹ, cyrd д, cyrdje ђ, cyrdze ѕ, cyrdzhe џ, cyre е, cyrerev э,
  cyrery ы, cyrf ф, cyrfita ѳ, cyrg г, cyrgdsc ӷ, cyrgdschcrs ӻ, cyrghcrs ғ, cyrghk ҕ,
  cyrgup ґ, cyrh х, cyrhdsc ҳ, cyrhhcrs ӿ, cyrhhk ӽ, cyrhrdsn ъ, cyri и, cyrie є, cyrii і,
  cyrishrt й, cyrizh ѵ, cyrje ј, cyrk к, cyrkbeak ҡ, cyrkdsc қ, cyrkhcrs ҟ, cyrkhk ӄ,
  cyrkvcrs ҝ, cyrl л, cyrldsc ӆ, cyrlje љ, cyrm м, cyrmdsc ӎ, cyrn н, cyrndsc ң, cyrng ҥ,
  cyrnhk ӈ, cyrnje њ, cyro о, cyrotld ө, cyrp п, cyrphk ҧ, cyrr р, cyrrtick ҏ, cyrs с,
  cyrschwa ә, cyrsdsc ҫ, cyrsemisftsn ҍ, cyrsftsn ь, cyrsh ш, cyrshch щ, cyrshha һ, cyrt т,
  cyrtdsc ҭ, cyrtetse ҵ, cyrtshe ћ, cyru у, cyrushrt ў, cyrv в, cyry ү, cyrya я, cyryat ѣ,
  cyryhcrs ұ, cyryi ї, cyryo ё, cyryu ю, cyrz з, cyrzdsc ҙ, cyrzh ж, cyrzhdsc җ
`;

/**
 * What macros without an argument read as, where letters, digits or underscores are left: `alpha` gives α.
 *
 * Every other macro reads as nothing. `frac` and its kind stand here as they read when their arguments are
 * missing.
 *
 * @see specification S3.3 and its table of readings
 */
export const LATEX_WORDS: ReadonlyMap<string, string> = new Map([
  ...NAMES.split(' ').map((name): [string, string] => [name, name]),
  ...[LETTERS, CYRILLIC].flatMap((table) => table.split(',').map(pairOf)),
]);

function pairOf(entry: string): [string, string] {
  const [macro = '', reading = ''] = entry.trim().split(' ');
  return [macro, reading];
}
