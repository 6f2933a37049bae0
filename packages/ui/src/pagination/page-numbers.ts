/** The page numbers to show: first, last, the current page and its neighbours; `gap` stands for omitted pages. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, pageCount].filter((n) => n >= 1 && n <= pageCount);
  const numbers = [...new Set(near)].toSorted((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const missing = n - (numbers[index - 1] ?? n - 1) - 1;
    if (missing === 0) return [n];
    return missing === 1 ? [n - 1, n] : ['gap' as const, n];
  });
}
