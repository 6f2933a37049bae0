// oxlint-disable-next-line import/no-unassigned-import -- a style has nothing to assign
import './child.css';

/** The child of all hosts, a table of 200 rows. Hosts differ in the container that they pass. */
interface Given {
  container?: Element;
  domElement?: Element;
}

const rootOf = ({ container, domElement }: Given) => container ?? domElement!;

export async function bootstrap(): Promise<void> {
  await Promise.resolve();
}

export async function mount(given: Given): Promise<void> {
  const table = document.createElement('table');
  for (let row = 0; row < 200; row++) {
    const cells = [row, row * row, 'row'].map((value) => {
      const cell = document.createElement('td');
      cell.textContent = String(value);
      return cell;
    });
    const line = document.createElement('tr');
    line.append(...cells);
    table.append(line);
  }
  rootOf(given).append(table);
  await Promise.resolve();
}

export async function unmount(given: Given): Promise<void> {
  rootOf(given).replaceChildren();
  await Promise.resolve();
}
