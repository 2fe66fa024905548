const width = 30;

/** A bar that grows on a terminal; in a log, one line per tenth. */
export function progressBar(title: string, output: NodeJS.WriteStream = process.stdout) {
  let lastTenth = -1;
  return (done: number, total: number): void => {
    const share = total === 0 ? 1 : Math.min(1, done / total);
    const counts = `${done.toLocaleString('en')} of ${total.toLocaleString('en')}`;
    if (output.isTTY) {
      const bar = '█'.repeat(Math.round(share * width)).padEnd(width, '░');
      output.write(`\r${title} ${bar} ${counts}${share === 1 ? '\n' : ''}`);
      return;
    }
    const tenth = Math.floor(share * 10);
    if (tenth === lastTenth) return;
    lastTenth = tenth;
    output.write(`${title} ${tenth * 10} % (${counts})\n`);
  };
}
