/** Division names by GB/T 2260 code: two digits name the province, four the city, six the district. */
export interface DivisionList {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

export interface Region {
  name: string;
  parts: Region[];
}

/** The code list as a tree: provinces, their cities, their districts. */
export function toRegions({ province_list, city_list, county_list }: DivisionList): Region[] {
  const districts = groupByParent(county_list, { digits: 4, parts: () => [] });
  const cities = groupByParent(city_list, {
    digits: 2,
    parts: (code) => districts.get(code.slice(0, 4)) ?? [],
  });
  return Object.entries(province_list).map(([code, name]) => ({
    name,
    parts: cities.get(code.slice(0, 2)) ?? [],
  }));
}

interface Grouping {
  /** How many digits of a code are its parent's. */
  digits: number;
  parts: (code: string) => Region[];
}

function groupByParent(
  list: Record<string, string>,
  { digits, parts }: Grouping,
): Map<string, Region[]> {
  const groups = new Map<string, Region[]>();
  for (const [code, name] of Object.entries(list)) {
    const parent = code.slice(0, digits);
    groups.set(parent, [...(groups.get(parent) ?? []), { name, parts: parts(code) }]);
  }
  return groups;
}

export function partsOf(regions: readonly Region[], name: string): Region[] {
  return regions.find((each) => each.name === name)?.parts ?? [];
}

let loading: Promise<Region[]> | undefined;

/** The kept list, fetched when an address form first needs it; a failed fetch is tried again. */
export function loadRegions(): Promise<Region[]> {
  loading ??= import('@vant/area-data').then(({ areaList }) => toRegions(areaList));
  return loading.catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
}
