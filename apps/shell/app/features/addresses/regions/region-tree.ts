import { areaList } from '@vant/area-data';

export interface Region {
  name: string;
  parts: Region[];
}

/** Division names by GB/T 2260 code: two digits name the province, four the city, six the district. */
interface DivisionList {
  province_list: Record<string, string>;
  city_list: Record<string, string>;
  county_list: Record<string, string>;
}

/** Turns the code list into a tree: provinces, their cities, their districts. */
function toRegions({ province_list, city_list, county_list }: DivisionList): Region[] {
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
  /** How many digits of a code belong to its parent. */
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

/** `written-out.ts` sends browsers this result, because the codes are a quarter of the list. */
export const regionTree = toRegions(areaList);
