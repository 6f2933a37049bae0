export default {
  title: '终端管控的应用清单接口缺少分页上限',
  summary:
    '已登录的管理员可以请求过大的页，占满控制台节点内存，使其他管理员的操作变慢。终端策略下发不受影响，不泄露其他租户的数据。CWE-770；未申请 CVE 与 CNVD 编号。向量 CVSS:4.0/AV:A/AC:L/AT:N/PR:H/UI:N/VC:N/VI:N/VA:L/SC:N/SI:N/SA:N。',
  affected: ['终端管控控制台 5.0.0–5.0.4'],
  notAffected: ['4.x 及更早版本', '各平台的终端代理'],
  fixed: ['5.0.5：每页不超过 200 条'],
  workaround: '在反向代理上限制该接口的每页条数参数，并核对调用它的脚本。',
};
