const tex = String.raw;

/** Formulas of the kinds and lengths that pages have, from one token to two hundred. */
export const FORMULAS: readonly string[] = [
  tex`E = mc^2`,
  tex`\alpha + \beta = \gamma`,
  tex`\frac{a}{b} + \frac{c}{d} = \frac{ad + bc}{bd}`,
  tex`\int_0^3 g(t)\,dt = G(3) - G(0)`,
  tex`\begin{pmatrix} 1 & 2 \\ 3 & 4 \end{pmatrix}`,
  tex`\sqrt{p^2 + q^2} \le |p| + |q|`,
  tex`\lim_{n \to \infty} \left( 1 + \frac{1}{n} \right)^n = e`,
  tex`\sum_{k=0}^{n} \binom{n}{k} x^k y^{n-k} = (x + y)^n`,
  tex`\hat{f}(\xi) = \int_{-\infty}^{\infty} f(x) e^{-2 \pi i x \xi} \, dx`,
  tex`\nabla \times \mathbf{E} = -\frac{\partial \mathbf{B}}{\partial t}`,
  tex`f(x) = \begin{cases} x^2 & x \ge 0 \\ -x & x < 0 \end{cases}`,
  tex`\underbrace{a + a + \cdots + a}_{n} = n a`,
  tex`P(A \mid B) = \frac{P(B \mid A) P(A)}{P(B)}`,
  tex`\left\lVert \mathbf{A} \mathbf{x} - \mathbf{b} \right\rVert_2^2 + \lambda \sqrt{\frac{a + b}{c + d}}`,
  tex`\begin{aligned} x &= r \cos \theta \\ y &= r \sin \theta \\ z &= h \end{aligned}`,
  tex`\zeta(s) = \prod_{p} \frac{1}{1 - p^{-s}}, \qquad \operatorname{Re}(s) > 1`,
  tex`\begin{bmatrix} a_{11} & a_{12} & \cdots & a_{1n} \\ a_{21} & a_{22} & \cdots & a_{2n} \\ \vdots & \vdots & \ddots & \vdots \\ a_{m1} & a_{m2} & \cdots & a_{mn} \end{bmatrix}`,
  tex`\frac{d}{dt} \left( \frac{\partial L}{\partial \dot{q}_i} \right) - \frac{\partial L}{\partial q_i} = 0, \quad i = 1, \ldots, n`,
  tex`x = a_0 + \cfrac{1}{a_1 + \cfrac{1}{a_2 + \cfrac{1}{a_3}}}`,
  tex`\begin{aligned} \sum_{i=1}^{n} \frac{\partial^2 f}{\partial x_i^2} &= \int_{-\infty}^{\infty} e^{-x^2}\,dx + \oint_C \frac{g(z)}{(z - z_0)^{k+1}} \, dz \\ &\le \max_{1 \le i \le n} \left| \frac{\alpha_i + \beta_i}{\gamma_i - \delta_i} \right| + \sqrt[3]{\frac{u^2 + v^2}{w}} \\ &\approx 3.14159 \times 10^{-7} + \overline{\phi \psi} - \widetilde{\omega} + \vec{a} \cdot \vec{b} \end{aligned}`,
];
