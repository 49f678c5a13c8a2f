// Draws and proves every family over many seeds, at a low resolution: node scripts/prove-seeds.ts FROM TO
import { openWorkshop } from '../src/app/workshop.ts';
import { hauntPage } from '../src/haunt/haunt-page.ts';
import { HAUNTED_ROOMS, planHouse } from '../src/haunt/plan.ts';

const PROOF_DPI = 60;
const [from = 0, to = 9] = process.argv.slice(2).map(Number);
const workshop = await openWorkshop();
const plans = planHouse({ rooms: HAUNTED_ROOMS, families: null, pages: 1 }, workshop.articles);
let pages = 0;
let redrawn = 0;
const failures: string[] = [];
for (let seed = from; seed <= to; seed += 1) {
  for (const plan of plans) {
    try {
      const page = await hauntPage(workshop, plan, { seed, dpi: PROOF_DPI, degradations: {} });
      pages += 1;
      redrawn += page.tries;
    } catch (error) {
      failures.push(`${plan.room}/${plan.id} of seed ${seed}: ${String(error)}`);
    }
  }
}
for (const failure of failures) console.error(failure);
console.log(`${pages} pages proved, ${redrawn} drawings thrown away, ${failures.length} failures`);
process.exitCode = failures.length === 0 ? 0 : 1;
