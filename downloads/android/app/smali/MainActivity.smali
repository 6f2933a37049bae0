# The one screen: who published this package, which version it is, and its own checksum.
# References to resources stand for their numbers; build-app.ts writes them in.
.class public final Lexample/uidsecurity/app/MainActivity;
.super Landroid/app/Activity;

.method public constructor <init>()V
    .registers 1
    invoke-direct {p0}, Landroid/app/Activity;-><init>()V
    return-void
.end method

.method protected onCreate(Landroid/os/Bundle;)V
    .registers 4
    invoke-super {p0, p1}, Landroid/app/Activity;->onCreate(Landroid/os/Bundle;)V
    const v0, @layout/main
    invoke-virtual {p0, v0}, Landroid/app/Activity;->setContentView(I)V

    const v0, @id/version
    invoke-direct {p0}, Lexample/uidsecurity/app/MainActivity;->version()Ljava/lang/String;
    move-result-object v1
    invoke-direct {p0, v0, v1}, Lexample/uidsecurity/app/MainActivity;->show(ILjava/lang/String;)V

    const v0, @id/checksum
    invoke-direct {p0}, Lexample/uidsecurity/app/MainActivity;->checksum()Ljava/lang/String;
    move-result-object v1
    invoke-direct {p0, v0, v1}, Lexample/uidsecurity/app/MainActivity;->show(ILjava/lang/String;)V
    return-void
.end method

# The button's click: the download centre in whatever browser there is.
.method public openSite(Landroid/view/View;)V
    .registers 5
    const v0, @string/address
    invoke-virtual {p0, v0}, Landroid/content/Context;->getString(I)Ljava/lang/String;
    move-result-object v0
    invoke-static {v0}, Landroid/net/Uri;->parse(Ljava/lang/String;)Landroid/net/Uri;
    move-result-object v0
    new-instance v1, Landroid/content/Intent;
    const-string v2, "android.intent.action.VIEW"
    invoke-direct {v1, v2, v0}, Landroid/content/Intent;-><init>(Ljava/lang/String;Landroid/net/Uri;)V
    :try_start
    invoke-virtual {p0, v1}, Landroid/app/Activity;->startActivity(Landroid/content/Intent;)V
    :try_end
    .catch Landroid/content/ActivityNotFoundException; {:try_start .. :try_end} :no_browser
    return-void

    :no_browser
    move-exception v0
    const v0, @string/no_browser
    const/4 v1, 0x1
    invoke-static {p0, v0, v1}, Landroid/widget/Toast;->makeText(Landroid/content/Context;II)Landroid/widget/Toast;
    move-result-object v0
    invoke-virtual {v0}, Landroid/widget/Toast;->show()V
    return-void
.end method

.method private show(ILjava/lang/String;)V
    .registers 4
    invoke-virtual {p0, p1}, Landroid/app/Activity;->findViewById(I)Landroid/view/View;
    move-result-object v0
    check-cast v0, Landroid/widget/TextView;
    invoke-virtual {v0, p2}, Landroid/widget/TextView;->setText(Ljava/lang/CharSequence;)V
    return-void
.end method

.method private version()Ljava/lang/String;
    .registers 4
    :try_start
    invoke-virtual {p0}, Landroid/content/Context;->getPackageManager()Landroid/content/pm/PackageManager;
    move-result-object v0
    invoke-virtual {p0}, Landroid/content/Context;->getPackageName()Ljava/lang/String;
    move-result-object v1
    const/4 v2, 0x0
    invoke-virtual {v0, v1, v2}, Landroid/content/pm/PackageManager;->getPackageInfo(Ljava/lang/String;I)Landroid/content/pm/PackageInfo;
    move-result-object v0
    iget-object v0, v0, Landroid/content/pm/PackageInfo;->versionName:Ljava/lang/String;
    :try_end
    .catch Landroid/content/pm/PackageManager$NameNotFoundException; {:try_start .. :try_end} :unknown
    return-object v0

    :unknown
    move-exception v0
    const v0, @string/unreadable
    invoke-virtual {p0, v0}, Landroid/content/Context;->getString(I)Ljava/lang/String;
    move-result-object v0
    return-object v0
.end method

# Of the file this app was installed from: a few kilobytes, read in a blink.
.method private checksum()Ljava/lang/String;
    .registers 7
    :try_start
    const-string v0, "SHA-256"
    invoke-static {v0}, Ljava/security/MessageDigest;->getInstance(Ljava/lang/String;)Ljava/security/MessageDigest;
    move-result-object v0
    new-instance v1, Ljava/io/FileInputStream;
    invoke-virtual {p0}, Landroid/content/Context;->getApplicationInfo()Landroid/content/pm/ApplicationInfo;
    move-result-object v2
    iget-object v2, v2, Landroid/content/pm/ApplicationInfo;->sourceDir:Ljava/lang/String;
    invoke-direct {v1, v2}, Ljava/io/FileInputStream;-><init>(Ljava/lang/String;)V
    const/16 v2, 0x2000
    new-array v2, v2, [B

    :next_part
    invoke-virtual {v1, v2}, Ljava/io/InputStream;->read([B)I
    move-result v3
    if-lez v3, :whole_file
    const/4 v4, 0x0
    invoke-virtual {v0, v2, v4, v3}, Ljava/security/MessageDigest;->update([BII)V
    goto :next_part

    :whole_file
    invoke-virtual {v1}, Ljava/io/InputStream;->close()V
    invoke-virtual {v0}, Ljava/security/MessageDigest;->digest()[B
    move-result-object v0
    new-instance v1, Ljava/math/BigInteger;
    const/4 v2, 0x1
    invoke-direct {v1, v2, v0}, Ljava/math/BigInteger;-><init>(I[B)V
    new-array v2, v2, [Ljava/lang/Object;
    const/4 v3, 0x0
    aput-object v1, v2, v3
    sget-object v0, Ljava/util/Locale;->ROOT:Ljava/util/Locale;
    const-string v1, "%064x"
    invoke-static {v0, v1, v2}, Ljava/lang/String;->format(Ljava/util/Locale;Ljava/lang/String;[Ljava/lang/Object;)Ljava/lang/String;
    move-result-object v0
    :try_end
    .catch Ljava/lang/Exception; {:try_start .. :try_end} :unreadable
    return-object v0

    :unreadable
    move-exception v0
    const v0, @string/unreadable
    invoke-virtual {p0, v0}, Landroid/content/Context;->getString(I)Ljava/lang/String;
    move-result-object v0
    return-object v0
.end method
