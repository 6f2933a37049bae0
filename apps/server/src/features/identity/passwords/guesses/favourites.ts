/** Words that people put into passwords more often than into sentences: attackers try them first, with every year. */
const words = `
  spring summer autumn fall winter january february march april may june july august september
  october november december monday tuesday wednesday thursday friday saturday sunday
  red blue green black white orange purple pink yellow
  love hello welcome admin secret test user login master dragon monkey football baseball money
  shanghai beijing china qwerty pass password passwort passwd changeme letmein
`;

/** Sentences that everybody knows by heart, written without spaces. */
const phrases = `
  thequickbrownfox thequickbrownfoxjumpsoverthelazydog maytheforcebewithyou tobeornottobe
  iamthekingoftheworld happybirthdaytoyou happynewyear merrychristmas illbeback
  mynameis iloveyou iloveyousomuch iloveyouforever ilovemyfamily ilovemywife ilovemyhusband
  godisgood jesusislord inthebeginning onceuponatime openthedoor opensesame
  correcthorsebatterystaple trustno1 whatisthepassword thisismypassword mypassword
  woaini woaini1314 woaini520 woainimen woaizhongguo woaibeijing woaimama woaibaba woaiwojia
  zhonghuarenmingongheguo zhongguoren zhongguoqiantu woshizhongguoren renminbi
  zhonghua zhongguo beijing shanghai guangzhou shenzhen nihao nihaoma xiexie zaijian
  xinniankuaile gongxifacai shengrikuaile wanshiruyi wanwan xiaobao baobei mima wodemima denglumima
  chuangqianmingyueguang yishidishangshuang jutouwangmingyue ditousiguxiang
  chunmianbujuexiao chuchuwentiniao bairiyishanjin huangherhailiu
  qilaibuyuanzuonulideren woshishui woshini buzhidao meiwenti
  我爱你 我爱中国 我的密码 中华人民共和国 新年快乐 生日快乐 恭喜发财 万事如意 你好 密码
  床前明月光 疑是地上霜 举头望明月 低头思故乡 春眠不觉晓 处处闻啼鸟 白日依山尽 黄河入海流
  锄禾日当午 汗滴禾下土 离离原上草 一岁一枯荣 海内存知己 天涯若比邻 但愿人长久 千里共婵娟
  天行健君子以自强不息 人之初性本善 好好学习天天向上 为人民服务
  1314 520 5201314 1314520 7758258 7758521 1314521 666 888 168 518
`;

/** Chinese syllables in Latin letters, those of names and everyday words first. */
const syllables = `
  wang li zhang liu chen yang zhao huang zhou wu xu sun hu zhu gao lin he guo ma luo liang song
  zheng xie han tang feng yu dong xiao cheng cao yuan deng fu shen zeng peng lu su jiang cai jia
  ding wei xue ye yan pan du dai xia zhong tian ren fan fang shi yao tan liao zou xiong jin hao kong
  bai cui kang mao qiu qin gu hou shao meng long wan duan lei qian yin chang wen pang yi lai bin
  ming jun hua jie lan mei ling ping na min jing juan fen ying xin bo hai tao chao gang rui qiang
  wo ni ta ai zi da tong xiang xing yun qing bao bei zhi chun qiu dong hong lian yue fei ting xuan
  hui le kai le zhen shu you hai nan bei shang guang ren min guo jia dian tian kong shui huo shan
  de shi bu you zai ge shuo dao ke wei sheng nian dui qi mian ge neng hou zuo chu xian jiu fa
  ban bang biao bie bing ca can cang ce cen cha chai chan che chi chong chou chuai chuan chuang
  chui chuo ci cong cou cuan cun cuo dan dang dei diao diu dou duo en er fo fou gai gan gen geng gong
  gou gua guai guan gui gun hang hei hen heng huai huan hun jian jiao ju kan kao ken keng kou ku kua
  kuai kuan kuang kui kun kuo lang lao leng lia lie lou luan lun man mang men mi miao mie miu mo mou mu
  nai nang nao nei nen nian niang niao nie ning niu nong nu nuan nuo ou pai pao pei pen pi pian piao pie
  pin po pu qia qiao qie qiong qu quan que qun rang rao rang re reng ri rong rou ru ruan run ruo sa sai
  san sang sao se sen sha shai shei shou shua shuai shuan shuang shun si sou suan sui suo tai te teng ti
  tiao tie tou tu tuan tui tun tuo wai weng wo xi xiu xun ya yang yong za zan zang zao ze zei zha zhai
  zhan zhe zhou zhua zhuai zhuan zhuang zhui zhun zhuo zong zu zuan zui zun
`;

function listOf(text: string): string[] {
  return [...new Set(text.split(/\s+/).filter(Boolean))];
}

export const favourites = {
  words: listOf(words),
  phrases: listOf(phrases),
  syllables: listOf(syllables),
};
