// One culture a row: its share of the company, given names, family names.
// `written=latin` gives the spelling that logins and e-mails are made from.
interface Culture {
	readonly weight: number;
	readonly given: readonly string[];
	readonly family: readonly string[];
}

const list = ( text: string ): string[] => text.trim().split( /\s*,\s*/u );

const culture = (
	weight: number,
	given: string,
	family: string
): Culture => ( { weight, given: list( given ), family: list( family ) } );

export const CULTURES: readonly Culture[] = [
	culture(
		26,
		`James, Mary, Robert, Linda, Michael, Patricia, William, Barbara, David, Susan, Thomas, Karen, Christopher, Nancy,
		Matthew, Lisa, Anthony, Betty, Mark, Sandra, Steven, Ashley, Andrew, Emily, Joshua, Megan, Kevin, Laura, Brian,
		Rachel, Tyler, Hannah, Jordan, Taylor, Casey, Morgan, Mary-Kate, Jean-Luc, Billy Ray, Dana`,
		`Miller, Davis, Wilson, Anderson, Taylor, Moore, Jackson, Thompson, White, Harris, Clark, Lewis, Walker, Hall,
		Young, Allen, King, Wright, Scott, Hill, Green, Adams, Baker, Nelson, Carter, Mitchell, Roberts, Turner, Parker,
		Collins, Whitfield, Ashworth-Lane, Fairbanks, Underwood, Holloway, St. Clair, Van Horn, Castleberry`
	),
	culture(
		8,
		`Siobhán, Aoife, Niamh, Seán, Pádraig, Ciarán, Róisín, Declan, Maeve, Fionn, Gráinne, Eoin`,
		`O'Brien, O'Connor, D'Arcy, McCarthy, Ó Súilleabháin, Kavanagh, O'Rourke, MacGregor, Fitzgerald, Ní Dhomhnaill, Brennan, O'Shea`
	),
	culture(
		14,
		`José, María, Luis, Sofía, Ángel, Lucía, Andrés, Inés, Jesús, Ximena, Raúl, Valentina, Martín, Camila, Héctor,
		Rocío, Óscar, Guadalupe, Joaquín, Belén`,
		`García, Rodríguez, Martínez, Hernández, López, González, Pérez, Sánchez, Ramírez, Muñoz, Núñez, Peña, Ordóñez,
		Ibáñez, Vásquez, de la Cruz, Ruiz, Castañeda, Zúñiga, García Márquez`
	),
	culture(
		4,
		`João, Beatriz, Tiago, Conceição, Gonçalo, Inês, Luís, Thaís, Antônio, Patrícia`,
		`Silva, Gonçalves, Conceição, Araújo, Magalhães, Simões, dos Santos, Brandão, Guimarães, Falcão`
	),
	culture(
		5,
		`Zoë, François, Chloé, Étienne, Geneviève, Benoît, Anaïs, Jérôme, Océane, Loïc, Hélène, Jean-Baptiste`,
		`Lefèvre, Côté, Beauséjour, D'Aboville, Désirée-Martel, Gagné, Lévesque, Château, L'Écuyer, Bélanger, Françoise, Noël`
	),
	culture(
		5,
		`Jürgen, Käthe, Björn, Sören, Ägidius, Ulrike, Günther, Anneliese, Heiko, Mareike, Matthias, Rüdiger`,
		`Müller, Schäfer, Köhler, Weiß, Groß, von der Heide, Vögele, Krüger, Jäger, Böhm, Strauß, Süßkind`
	),
	culture(
		4,
		`Søren, Åsa, Øyvind, Linnéa, Bjørn, Astrid, Jörgen, Þóra, Sigríður, Päivi, Jääskö, Elif-Maja`,
		`Lindström, Ødegård, Sørensen, Ångström, Bjørnstad, Halldórsdóttir, Hämäläinen, Mäkelä, Nygård, Þórsson, Søndergaard, Lind`
	),
	culture(
		5,
		`Łukasz, Małgorzata, Grażyna, Jiří, Božena, Zdeněk, Želimir, Šárka, Ágnes, László, Cătălin, Ștefania`,
		`Wójcik, Kowalczyk, Brzęczyszczykiewicz, Dvořák, Novotný, Černý, Đorđević, Žižek, Szabó, Kovács, Țurcanu, Ćosić`
	),
	culture(
		3,
		`Ayşe, Özgür, Çağla, Işıl, Gökhan, Şebnem, Tuğba, Emre`,
		`Yıldız, Öztürk, Çelik, Şahin, Güneş, Aydoğan, İnönü, Kılıç`
	),
	culture(
		8,
		`Priya, Arjun, Ananya, Vikram, Lakshmi, Rohan, Deepika, Sanjay, Meera, Karthik, Gurpreet, Fatima`,
		`Sharma, Raghunathan, Patel, Venkataraman, Singh, Chatterjee, Krishnamurthy, Nair, Iyer, Kaur, Bhattacharya, Khan`
	),
	culture(
		6,
		`Nguyệt, Minh Anh, Đức, Thảo, Quốc Bảo, Phượng, Hạnh, Tuấn`,
		`Nguyễn, Trần, Lê, Phạm, Huỳnh, Đặng, Bùi, Võ`
	),
	culture(
		6,
		`Adaeze, Chukwuemeka, Folasadé, Olúwaseun, Kwame, Amara, Thabo, Nomvula, N'Dea, Tendai, Wanjiru, Mamadou`,
		`Okonkwo, Adébáyọ̀, Mensah, Ndlovu, Diallo, Mwangi, N'Diaye, Achebe, Okafor, Dlamini, Kamau, Touré`
	),
	culture(
		5,
		`Wei, Mei-Ling, Haruto, Yuki, Ji-woo, Seo-yeon, Kenji, Xiu Ying, Jun, Akiko, Min-jun, Lan`,
		`Chen, Wang, Tanaka, Sato, Kim, Park, Lee, Ōtsuka, Lǚ, Suzuki, Choi, Zhang`
	),
	culture(
		3,
		`Leilani, Kealoha, Tāne, Aroha, Keola, Mahina`,
		`Kahananui, Ka'uhane, Tūhoe, Fa'asavalu, Kealoha, Māhina`
	),
	culture(
		1,
		`Юлия=yulia, Дмитрий=dmitry, Оксана=oksana, Фёдор=fyodor`,
		`Ковальчук=kovalchuk, Соловьёва=solovyova, Шевченко=shevchenko, Жуков=zhukov`
	),
	culture(
		1,
		`美咲=misaki, 健太=kenta, 明=ming, 雪=xue`,
		`山田=yamada, 佐藤=sato, 王=wang, 欧阳=ouyang`
	),
	culture(
		1,
		`ليلى=layla, يوسف=yusuf, مريم=maryam, خالد=khalid`,
		`الحسيني=alhusseini, حدّاد=haddad, منصور=mansour, بن يوسف=benyoussef`
	),
	culture( 0.6, `지우=jiwoo, 서연=seoyeon`, `김=kim, 박=park` ),
	culture(
		0.6,
		`Ελένη=eleni, Νίκος=nikos`,
		`Παπαδόπουλος=papadopoulos, Αγγελίδη=angelidi`
	),
	culture( 0.6, `נועה=noa, אבי=avi`, `לוי=levi, כהן=cohen` ),
	culture( 0.6, `प्रिया=priya, अर्जुन=arjun`, `शर्मा=sharma, जोशी=joshi` ),
];
