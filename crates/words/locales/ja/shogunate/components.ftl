### Shogunate.

component-not-a-name = { $key }：「{ $found }」は名前にできません。名前は1～30文字で、二重引用符とバックスラッシュは使えず、前後に空白を置けません。
