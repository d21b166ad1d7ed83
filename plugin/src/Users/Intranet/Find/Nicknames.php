<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Find;

/** Short forms and phonetic spellings of first names. Folded. */
final class Nicknames {

	/** The full name, then its short forms. */
	private const GROUPS = '
		alexander alex al sandy sasha xander lex|alexandra alex sandra sandy sasha lexi|abigail abby gail|albert al bert|alfred alf fred
		alice ali|amanda mandy|andrew andy drew|andrei andrey andy|angela angie|anastasia nastya stacy|annabel anna bella|anne ann annie anna nan
		anthony tony ant|antonio tony toni|arthur art artie|augustus gus|aoife eefa eva|barbara barb barbie babs|bartholomew bart|beatrice bea trixie
		beatriz bea|beatrix bea trixie|benjamin ben benny benji|bernard bernie|bernadette bernie|bradley brad|bridget bridie biddy brigid brigit brid
		caitlin cate kate|caoimhe keeva kweeva|cameron cam|caroline carrie caro|carolyn carrie|catherine cathy cath kate katie cat kit|charles charlie chuck chas
		charlotte charlie lottie|christian chris|christina chris tina chrissy|christine chris tina chrissy|christopher chris topher kit|ciaran kieran kiaran
		clifford cliff|constance connie|curtis curt|cynthia cindy|daniel dan danny|danielle dani|david dave davy|deborah deb debbie|denise dee|dennis den denny
		desmond des|dmitry dima mitya dmitri|dominic dom|donald don donny|dorothy dot dottie dolly|douglas doug|edmund ed eddie ned|edward ed eddie ted teddy ned
		edwin ed eddie|eleanor ellie nell nora|elizabeth liz lizzie beth betty bess eliza libby lisa betsy|emily em|emma em|emmanuel manny|eoin owen eoghan
		eugene gene|ekaterina katya katia|evelyn eve|ferdinand ferdy|fernando nando|florence flo|frances fran frannie|francesca fran|francis frank fran
		francisco paco pancho frank|franklin frank|frederick fred freddie rick|frederik fred rik|gabriel gabe|gabriela gabi|gareth gaz gary|gavin gav|geoffrey geoff jeff|jeffrey jeff geoff
		george georgie|gerald gerry jerry|gerard gerry|gilbert gil bert|giovanni gianni|gonzalo gonz|grainne granya grania|gregory greg|guadalupe lupe lupita|guillermo memo
		gwendolyn gwen|hannah hanna|harold harry hal|harriet hattie|harvey harv|helen nell|henry harry hank hal|herbert herb bert|ignacio nacho|isaac ike zak|isabel izzy bella
		isabella izzy bella|jacob jake|jacqueline jackie|james jim jimmy jamie jem|jane janie|janet jan|jason jay|jean-luc jeanluc|jennifer jen jenny|jeremy jerry jez|jessica jess jessie
		jesus chuy|joan joanie|joanna jo|joaquin quino|john jack johnny jon|jonathan jon jonny john|jose pepe joe|josefina pepa|joseph joe joey|josephine jo josie|joshua josh|juan johnny
		judith judy jude|julia julie|julian jules|katherine kathy kate katie kat kit kitty|kathleen kathy kath kate|kenneth ken kenny|kevin kev|kimberly kim|konstantin kostya|kristina kris tina
		lakshmi laxmi|laura laurie lori|lawrence larry laurie|leonard leo len lenny|leonardo leo|leslie les|lillian lil lily|linda lindy|louis lou louie|louise lou lulu|lucille lucy|ludmila mila
		luis lucho|madeleine maddie|madeline maddie|malcolm mal|manuel manny manolo|marcus marc mark|margaret maggie meg peggy marge margie greta rita daisy|margarita rita|maria mary mia
		marjorie marge|martin marty|martha marty|mary molly polly mae|matilda tilly|matthew matt matty|maureen mo|maximilian max|megan meg|melanie mel|melissa mel missy|melvin mel|mercedes merche
		michael mike mick mickey mikey mitch|michelle shelly|miguel mike|mikhail misha|mildred millie|mohammed mo muhammad mohamed|miriam mim|mitchell mitch|nancy nan|natalia natasha|nathan nate nat
		nathaniel nate nat|nicholas nick nicky nico|nicola nicky|nicole nicky|niamh neve neeve neev|olivia liv livvy|oliver ollie|olga olya|oscar oz|pablo paul|padraig patrick paddy porick
		pamela pam|patricia pat patty trish tricia patsy|patrick pat paddy rick|paul paulie|penelope penny|peter pete|philip phil pip phillip|philippa pippa pip phillipa|priscilla cilla prissy
		rachel rach|rafael rafa raf|ramon ray|raymond ray|rebecca becky becca|reginald reg reggie|ricardo rick ricky|richard rick dick ricky rich richie|robert bob rob bobby robbie bert|roberta bobbie
		roberto beto rob|roderick rod|rodney rod|roger rodge|roisin rosheen rosie|roland rolly|ronald ron ronnie|rosemary rose rosie|rupert rupe|russell russ|ryszard richard|samantha sam sammy
		samuel sam sammy|sandra sandy|santiago santi|saoirse sersha seersha sorcha|sarah sally sadie sara|sean shawn shaun shane|sebastian seb bas|sergei serge sergey|siobhan shivon shivaun chevonne shevaun shavon
		sofia sophie sophia|solomon sol|stanley stan|stephanie steph stephie|stephen steve steven|steven steve stephen|stuart stu|susan sue susie suzy|suzanne sue suzy|svetlana sveta
		sylvia syl|tatiana tanya|terence terry|theresa terry tess tessa|theodore ted teddy theo|thomas tom tommy|timothy tim timmy|tobias toby|valentina val tina valya|valerie val|veronica ronnie
		victor vic|victoria vicky tori|vincent vince vinny|virginia ginny ginger|vladimir vova vlad|vsevolod seva|walter walt wally|wendy wen|wilfred wilf fred|wilhelm willi bill|william bill will billy willy liam
		pieter pete peter piet|osuilleabhain osullivan sullivan|ofloinn oflynn flynn|tadhg tig|macgiolla magill mcgill|katarzyna kasia kate kathy|wojciech wojtek|stanislaw stan stas staszek|malgorzata gosia margaret|agnieszka aga agnes|jan janek john|piotr piotrek peter|tomasz tomek tom thomas
		zofia zosia sophie|joanna asia joan|krzysztof krzysiek krys chris|grzegorz grzesiek greg gregory|pawel pavel paul|lukasz luke lukas|aleksandra ola alex|magdalena magda maggie
		barbara basia|danuta danka|maciej maciek matthew|bartosz bartek bart|bartholomew bartek barty|ewelina evelina|halina hala|aneta annette|zbigniew zbyszek|jerzy george|kacper casper|oksana ksenia xana
		concepcion concha conchita|rosario charo|dolores lola|mercedes merche meche|francisco fran curro paquito|ignacio iggy|salvador salva|vicente vicent vincent|joaquin ximo chimo|enrique quique henry kike
		eduardo edu lalo eddie|alvaro alvarito|desamparados amparo|amparo ampa|remedios reme|milagros mila|noelia noe|yolanda yoli|gabriela gaby|esperanza espe|consuelo chelo|graciela chela|guillem will william
		jose joseph|jesus jess|hector hec|jordi jorge george|rafael rafi|antonio tonio|beatriz betty|leticia lety|gonzalo gonza chalo|josefa pepi|ricardo ricky|roberto bobby|miguel mike michael|marisol mari
		karl-heinz karlheinz kalle|heinrich heinz henry|wilhelm willy|hannelore hanne lore|annegret anne grete|friedrich fritz|johannes hans hannes|matthias matze matt|klaus niklas nick|niklas nick nik|manfred manni fred
		ulrike uli|ulrich uli|hartmut harti|detlef detti|reinhard reini|gisela gila|birgit biggi|elisabeth sissi lisa elsbeth|margarethe grete greta|joerg jorg|jorg georg george|dorothea dorte|dorte dorothy|svenja svea|torben torsten
		jean-baptiste jb jeanbaptiste|guillaume will|genevieve gen|stephane steph|frederic fred|sebastien seb|mathieu matt|mathilde tilda tilly|matilda mathilda|emmanuelle manu|dominique dom|augustin gus august|honorine nono
		sinead shinade shinaid jane|ciaran keiran|aisling ashling ashlin|oisin osheen|saoirse searsha|grainne gronya|tadhg tige tiger tad|eimear emer eemer|caoimhe keva|mairead mary maread|niamh nieve niev nee|cormac mac cormack|fergus fergal gus|padraig padraic pauric|fiadh fia|clodagh cloda|orla orlaith|ailbhe alva|dymphna dympna|muireann mwirin|noreen nora
		leonard lenny leo|beauregard beau bo|percival percy|cornelius neil corny|bartholomew barty|wendell wen|geraldine gerry geri|jerome jerry|josephine fina|clint clinton|patricia tish|rosemary romy|rosalind roz ros|lucille lou lucie|darlene dar|francine fran frannie
		nathaniel nat|nathan natty|theodore tad|gideon gid|deepika deepa|rajesh raj|raghunath raghu|venkat venky|subramaniam subbu|muhammad mo mohammed mohamed mohammad|abdul abe|samir sam sammy|emeka chukwuemeka|oluwaseun seun|ngozi zizi|hyun-woo hyunwoo|phuong fong|minh-thu thu|thi-lan lan
		siobhan chevon|margaret margie mags|desmond dez|ingrid inge|loretta lori etta|tobias tobi|walter wally walt|camille cam cammie|bernadette bernie detta|trevor trev|deborah debby|vernon vern|harold hal|jamal jay|stephanie stef|gregory gregg|victor vik|philip pip|leonard lennie|alistair al ally|alasdair ally
		winifred winnie fred|yevgeny zhenya eugene|yulia julia yulya|zachary zach zack|zsofia sofia sophie|zdenek zdenda
		terrence terry|teresa terry terri tess|terri terry|jeffery jeff|jeffry jeff|geoffry geoff|kristen kris kristy|kristin kris kristy|kirsten kris|lauren laurie ren|mathew matt|micheal mike
		phillip phil pip|randall randy|randolph randy|randal randy|roxanne roxy|roxana roxy|rudolph rudy|rudolf rudi|sheldon shel|sherman sherm|sidney sid|sydney syd|sylvester sly|tamara tammy tam
		tammy tam|tiffany tiff|wallace wally|wesley wes|clayton clay|derrick rick|ernest ernie|earnest ernie|frederic freddie|fredrick fred freddie|gabriella gabby|gabriel gabby
		juanita nita|katrina kat trina|kristopher kris topher|leroy roy|marcella marcy|marguerite margie maggie rita
		montgomery monty|nikolas nick niko|orlando lando|reuben ruben|rosalie rosie|stewart stew stu|thaddeus thad tad|tabitha tabby|vanessa nessa van|vivian viv|vivienne viv
		yvonne vonnie|zachariah zach|zachery zach|nikhil nik|siddharth sid|srinivas srini sri|srinivasan srini|aleksandr sasha alex|dimitri dima dimi|dimitrios dimitri jim|konstantinos costa dean
		panagiotis pete|evangelos angelo|yevgeniya zhenya|oleksandr sasha alex|volodymyr vova vlad|mykola nick kolya|iryna ira irene|yuliya yulia julia|tetiana tanya|nataliya natasha|bartlomiej bartek bart
		wojciech wojo|przemyslaw przemek|slawomir slawek|miroslav mirek|yaroslav slava|stanislav stas|jaroslaw jarek|rosalinda linda|ana anita|anabel ana|alejandro alex ale|alejandra ale alex|andres andy
		armando mando|carlos charlie|cristina cris tina|cristobal cris|daniela dani|emilio milo|enrique rick|esteban steve|federico fede|felipe phil
		fernanda fer|gerardo jerry|gregorio greg|gustavo gus tavo|humberto beto|isabella isa|isabel isa|jaime jimmy|javier javi|jorge george|lorenzo larry|lourdes lulu|luciana lucy|mariana mari
		marisela mari|maritza mari|maximiliano max|natalia nati|nicolas nico nick|octavio tavo|patricio pato|reynaldo rey
		rigoberto rigo|rodolfo rudy|rodrigo rigo|rogelio roger|silvia syl|teodoro teo|valeria vale|veronica vero|virginia vicky|vicente chente|xavier xavi|ximena xime
		alexis alex lex|allison allie ali|alyssa aly|annalise anna|antoinette toni nettie|antonia toni|ariana ari|arianna ari|benedict ben|bethany beth
		brendan bren|brittany britt|candace candy|cassandra cass cassie sandra|cecilia cece celia|chadwick chad|chandler chan
		clementine clem|delores dee lola|dolores dee|dwight ike|elaine lainie|elijah eli|elise ellie|ellen ellie nell
		felicity fliss|gabrielle gabby|gertrude trudy gert|gretchen greta|howard howie|hugo hugh|imogen immy
		jamison jamie|jefferson jeff|jerome romy|joelle jo|jordan jordy|julius jules|kathryn kathy kate katie kat|katharine kathy kate katie|kelly kel|kendall ken|kendra ken
		kristina kristy|latisha tish|leopold leo|leticia tish|lucas luke|lucia lucy|lucinda lucy cindy|mackenzie mac kenzie|marcellus marc|marianne mari
		maxwell max|melinda mindy linda|michaela mickey kayla|mikaela kayla|miranda mandy randi|morgan mo|natalie nat natalia natasha|nicolette nikki|nicole nikki|oswald ozzie
		roderick rick|rosalyn roz|rosanne rosie|sabrina brina
		salvatore sal
		teddy ted|theodora thea dora teddy|trevor trey|tyler ty|tyrell ty|tyrone ty|wilhelmina mina willa
		william wills|yasmin yaz
		nikolai nick nik niko kolya|nikolay nick kolya|angelica angie|angelina angie|angelika geli|francesca frankie cesca|frances frankie|francis frankie|geneva gen|genevieve genny|bettina tina betty|siobhan shiv|ezekiel zeke zeek
		edwina eddie winnie|suzanne susie susan|susanne sue susi susie|hezekiah zeke|josiah joe|jedidiah jed|obadiah obie|maurice moe mo|morris moe|beverly bev|beverley bev|carlton carl|charlene charlie|cordelia delia|cornelia nell conny nele|emilia millie
		emily millie|erica ricki|frederica freddie|georgina georgie gina|georgia georgie|gillian jill|jillian jill|harrison harry|hubert hugh bert|irving irv|israel izzy|jackson jack|jacquelyn jackie|janice jan|jeanette jean|jeannette jean
		katelyn kate katie|kaitlyn kate katie|caitlyn kate katie|kirstin kirsty|leonora nora leo|lenora nora|lindsay lindy|marilyn mary|mohamed mo|mohammad mo|muhammed mo|natalya natasha|norman norm|prudence pru|quentin quin|quincy quin|rosanna rosie anna
		brianna bri bree|gabrielle bri|selena lena|magdalena lena|helena lena nell|elena lena|yelena lena|seymour sy|sophie soph|sophia soph|vijay vij|vikram vik|yolanda yoli yola|abdullah abdul|abdulrahman abdul|ayesha aisha|fatemeh fatima|fatimah fatima
		yousef yusuf|youssef yusuf|ibrahim abe|suleiman sol|subramanian subbu|chandrasekhar chandra shekhar|krishnan kris|krishna kris|venkatesh venky venkat|venkataraman venkat venky|priyanka pri|sanjay sanj|olumide olu|oluwaseun olu|adebayo bayo|babatunde tunde|oluwafemi femi
		ewa eva|elzbieta ela elizabeth|michal michael|mikolaj nick|mateusz matt|marcin martin|andrzej andrew|jakub kuba jacob|tadeusz ted tadek|henryk henry|wladyslaw wladek|zygmunt ziggy|dariusz darek|marek mark|szymon simon|filip phil
		johann hans|gerhard gerd|guenther guenni|joachim jochen achim|jurgen juergen|katharina kathi katrin|konrad conny|ludwig lutz|markus mark|michaela michi|monika moni|nikolaus klaus nick|rosemarie rosi|sabine bine|sebastian basti|siegfried sigi siggi|stefan steffen stephen steve
		stefanie steffi|theresia resi|ursula uschi ulla|veronika vroni|wolfgang wolf wolfi|andreas andi andy andrew|barbara babsi|bernhard bernd|brigitte gitte gitta|charlotte lotte|christoph chris|elisabeth liesel|ferdinand ferdi|florian flo|franziska franzi|georg george
		hildegard hilde|ingeborg inge|irmgard irmi|josef sepp joseph|manuela manu|jean-pierre jp jeanpierre|jean-claude jc jeanclaude|jean-francois jf jeanfrancois|christophe chris|francois frank francis|isabelle isa bella|jacques jack james|laurent larry|nathalie nath|olivier oli oliver|philippe phil|pierre peter pierrot
		veronique vero|xavier xav|alfonso fonso|alfredo fred|cecilia ceci|ernesto neto|gilberto beto|jesus chucho|lidia lydia|norberto beto|pilar pili|soledad sole|teresa tere|tomas tom tommy|trinidad trini|xiomara xio|chiara kiara|adaeze ada|guadalupe lu|giuseppe joe peppe|zachary zac
		dearbhla dervla|diarmuid dermot|eilis ailish|eithne enya|fionnuala finola nuala|niall neil|ruairi rory|sorcha sarah|seamus shamus james|maebh maeve|medb maeve|sadhbh sive|aodhan aidan|eoin ian|fearghal fergal|gearoid gerard|deirdre dee
	';

	/** @var array<string, list<string>> */
	private readonly array $others;

	/** @var array<array-key, list<string>> By sound. */
	private array $sounds = array();

	public function __construct() {
		$this->others = self::all();
	}

	/** @return list<string> Other names for a person of this name. Endings are interchangeable: Nikki is Nicky, Uly is Uli. */
	public function of( string $name ): array {
		if ( isset( $this->others[ $name ] ) || 1 !== preg_match( '/^(.{2,})(?:y|ie|i)$/', $name, $found ) ) {
			return $this->others[ $name ] ?? array();
		}
		return $this->others[ "$found[1]y" ] ?? $this->others[ "$found[1]ie" ] ?? $this->others[ "$found[1]i" ] ?? array();
	}

	/** @return list<string> Names of the lists that sound so. */
	public function sounding( string $key ): array {
		if ( array() === $this->sounds ) {
			foreach ( array_keys( $this->others ) as $name ) {
				$this->sounds[ Sound::key( (string) $name ) ][] = (string) $name;
			}
		}
		return $this->sounds[ $key ] ?? array();
	}

	/** @return list<string> Other short forms of the same full name: Betty for Liz. */
	public function of_namesakes( string $name ): array {
		return array_merge( array(), ...array_map( array( $this, 'of' ), $this->of( $name ) ) );
	}

	/** @return array<string, list<string>> Short forms by full name, and full names by short form. */
	private static function all(): array {
		$others = array();
		foreach ( explode( '|', (string) preg_replace( '/\s*\n\s*/', '|', trim( self::GROUPS ) ) ) as $line ) {
			$names = explode( ' ', $line );
			foreach ( array_slice( $names, 1 ) as $short ) {
				$others[ $names[0] ][] = $short;
				$others[ $short ][]    = $names[0];
			}
		}
		return array_map( static fn ( array $names ): array => array_values( array_unique( $names ) ), $others );
	}
}
