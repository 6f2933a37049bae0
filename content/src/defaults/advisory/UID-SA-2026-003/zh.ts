export default {
  title: '终端安全 SDK 日志可能记录证书主体',
  summary:
    '调试级别的日志包含证书主体名称，其中可能有姓名或工号；不涉及私钥、PIN、口令与签名原文。读取日志需要本机权限，或来自应用自行上传的日志。CWE-532；未申请 CVE 与 CNVD 编号。向量 CVSS:4.0/AV:L/AC:L/AT:P/PR:L/UI:N/VC:L/VI:N/VA:N/SC:N/SI:N/SA:N。',
  affected: ['终端安全 SDK 3.0.0–3.1.2，且正式构建开启调试日志'],
  notAffected: ['使用默认日志级别的应用', '2.x'],
  fixed: ['3.1.3'],
  workaround: '在正式构建中把日志级别设为“信息”或更高，并清理已有日志及其上传副本。',
};
