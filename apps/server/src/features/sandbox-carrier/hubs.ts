import type { Localised } from '@uid/contract/language';

const hub = (zh: string, en: string): Localised<string> => ({ zh, en });

/** The sorting centre of each province, by the beginning of the province's name. */
const hubs: Record<string, Localised<string>> = {
  北京: hub('北京顺义集散中心', 'Shunyi sorting centre, Beijing'),
  天津: hub('天津武清集散中心', 'Wuqing sorting centre, Tianjin'),
  河北: hub('石家庄正定集散中心', 'Zhengding sorting centre, Shijiazhuang'),
  山西: hub('太原小店集散中心', 'Xiaodian sorting centre, Taiyuan'),
  内蒙古: hub('呼和浩特赛罕集散中心', 'Saihan sorting centre, Hohhot'),
  辽宁: hub('沈阳于洪集散中心', 'Yuhong sorting centre, Shenyang'),
  吉林: hub('长春绿园集散中心', 'Lüyuan sorting centre, Changchun'),
  黑龙江: hub('哈尔滨平房集散中心', 'Pingfang sorting centre, Harbin'),
  上海: hub('上海青浦集散中心', 'Qingpu sorting centre, Shanghai'),
  江苏: hub('南京江宁集散中心', 'Jiangning sorting centre, Nanjing'),
  浙江: hub('杭州萧山集散中心', 'Xiaoshan sorting centre, Hangzhou'),
  安徽: hub('合肥肥东集散中心', 'Feidong sorting centre, Hefei'),
  福建: hub('泉州晋江集散中心', 'Jinjiang sorting centre, Quanzhou'),
  江西: hub('南昌向塘集散中心', 'Xiangtang sorting centre, Nanchang'),
  山东: hub('济南历城集散中心', 'Licheng sorting centre, Jinan'),
  河南: hub('郑州航空港集散中心', 'Airport sorting centre, Zhengzhou'),
  湖北: hub('武汉东西湖集散中心', 'Dongxihu sorting centre, Wuhan'),
  湖南: hub('长沙望城集散中心', 'Wangcheng sorting centre, Changsha'),
  广东: hub('广州花都集散中心', 'Huadu sorting centre, Guangzhou'),
  广西: hub('南宁江南集散中心', 'Jiangnan sorting centre, Nanning'),
  海南: hub('海口龙华集散中心', 'Longhua sorting centre, Haikou'),
  重庆: hub('重庆渝北集散中心', 'Yubei sorting centre, Chongqing'),
  四川: hub('成都双流集散中心', 'Shuangliu sorting centre, Chengdu'),
  贵州: hub('贵阳龙里集散中心', 'Longli sorting centre, Guiyang'),
  云南: hub('昆明官渡集散中心', 'Guandu sorting centre, Kunming'),
  西藏: hub('拉萨堆龙德庆集散中心', 'Doilungdêqên sorting centre, Lhasa'),
  陕西: hub('西安未央集散中心', 'Weiyang sorting centre, Xi’an'),
  甘肃: hub('兰州榆中集散中心', 'Yuzhong sorting centre, Lanzhou'),
  青海: hub('西宁城北集散中心', 'Chengbei sorting centre, Xining'),
  宁夏: hub('银川西夏集散中心', 'Xixia sorting centre, Yinchuan'),
  新疆: hub('乌鲁木齐新市集散中心', 'Xinshi sorting centre, Ürümqi'),
  香港: hub('深圳宝安集散中心', 'Bao’an sorting centre, Shenzhen'),
  澳门: hub('珠海香洲集散中心', 'Xiangzhou sorting centre, Zhuhai'),
  台湾: hub('厦门翔安集散中心', 'Xiang’an sorting centre, Xiamen'),
};

/** The sorting centre at which parcels begin. */
export const firstHub = hub('北京顺义集散中心', 'Shunyi sorting centre, Beijing');
export const pickUpPoint = hub('北京海淀上地营业点', 'Shangdi branch, Haidian, Beijing');

export function hubOf(province: string): Localised<string> {
  const entry = Object.entries(hubs).find(([name]) => province.startsWith(name));
  return entry?.[1] ?? hub('武汉东西湖集散中心', 'Dongxihu sorting centre, Wuhan');
}
