import type { MeasuredHistory } from './histories.ts';
import { type Python, startPython } from './python.ts';
import { backtestTask, type Task, tasksOf } from './tasks.ts';
import { digestOf, interleaved, timed, type Way } from './timing.ts';

const rounds = 5;

/** Each statistic against plain Python and plain JavaScript on one history: how many times faster, and the times. */
export async function benchAgainst(history: MeasuredHistory): Promise<void> {
  const python = startPython(history.file);
  console.log(
    `${history.name} (${history.draws.length} draws)${python ? '' : '; no python3 here: left out'}`,
  );
  try {
    const tasks = history.eras.length > 1 ? tasksOf(history) : [...tasksOf(history), backtestTask(history)];
    for (const task of tasks) {
      await compareAnswers(task, python);
      const ways = waysOf(task, python);
      const [ours = Number.NaN, ...others] = await interleaved(ways, rounds);
      const figures = others.map(
        (time, index) => `${(time / ours).toFixed(1)} times ${ways[index + 1]?.name}`,
      );
      const times = [ours, ...others].map((time) => time.toPrecision(3)).join(' | ');
      console.log(`  ${task.title}: ${figures.join(', ')} (${times} ms)`);
    }
  } finally {
    python?.stop();
  }
}

function waysOf({ ours, plain, numbered, python: name }: Task, python: Python | null): Way[] {
  const ways: Way[] = [
    { name: 'the engine', run: () => timed(ours.answer) },
    { name: 'plain JS', run: () => timed(plain.answer) },
  ];
  if (numbered) ways.push({ name: 'plain JS with number keys', run: () => timed(numbered.answer) });
  if (python) ways.push({ name: python.version, run: async () => (await python.ask(name)).milliseconds });
  return ways;
}

/** A bench that compares different answers is worth nothing. Also warms every version up. */
async function compareAnswers(task: Task, python: Python | null): Promise<void> {
  const { ours, plain, numbered } = task;
  const digest = digestOf(ours.whole());
  const others = [plain, ...(numbered ? [numbered] : [])].map(({ whole }) => digestOf(whole()));
  if (python) others.push((await python.ask(task.pythonWhole ?? task.python)).digest);
  const wrong = others.findIndex((other) => other !== digest);
  if (wrong >= 0)
    throw new Error(`${task.title}: version ${wrong + 1} answers something else than the engine`);
  const shortDigest = digestOf(ours.answer());
  const short = [plain, ...(numbered ? [numbered] : [])].map(({ answer }) => digestOf(answer()));
  if (task.pythonWhole && short.some((other) => other !== shortDigest)) {
    throw new Error(`${task.title}: what is timed differs`);
  }
}
