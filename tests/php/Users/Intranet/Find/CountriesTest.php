<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Intranet\Find;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

/** A company with offices in four countries: whose language is asked in, foreign titles, bosses at a place, and people whom others look after. */
final class CountriesTest extends TestCase {

	/** @return iterable<string, array{string, int}> The person who comes first. */
	public static function questions(): iterable {
		$questions = array(
			// Who asks in a language means the office where it is spoken.
			'mein Lohn stimmt nicht'                         => 2,
			'mon salaire est faux'                           => 3,
			'no me han pagado las horas extra'               => 4,
			// A German title of one office stands for those of others.
			'Lagerleiter Valencia'                           => 6,
			// A boss at a place.
			'warehouse boss Valencia'                        => 6,
			'who runs the warehouse in Valencia'             => 6,
			'head of the warehouse in Hamburg'               => 5,
			'head of accounting'                             => 18,
			'it guy in Lyon'                                 => 23,
			// Whose assistant.
			'board assistant'                                => 22,
			'secretary of the IT boss'                       => 12,
			'I need ten minutes with the CEO, who keeps her diary?' => 13,
			'have to speak to the big boss, who manages her calendar' => 13,
			// No "chef d'atelier" is a cook.
			'chef'                                           => 9,
			// Whom somebody else looks after.
			'who is responsible for the apprentices'         => 10,
			'the lady who does the apprentices'              => 10,
			'wer kümmert sich um die Azubis'                 => 10,
			'the apprentice'                                 => 11,
			'trainee in Finance'                             => 11,
			// Towns without an office: of a thing there, people of the same country come first. Nice is a town with a capital.
			'hotel in Cork wants butter portions'            => 21,
			'hotel in Bilbao wants butter portions'          => 20,
			'a nice little hotel in Cork asks for our jam'   => 21,
			'a hotel chain in Galway wants a rep'            => 21,
			// Customers, depots and departments of a country with an office.
			'a Spanish hotel wants butter portions'          => 20,
			'an Irish hotel group wants butter portions'     => 21,
			'who does the stocktaking in the German depot'   => 5,
			'Spanish payroll'                                => 4,
			'production director in France'                  => 8,
			// Who is not understood, and where a thing only comes from.
			'a driver from Morocco stands at our Valencia depot and nobody understands him' => 7,
			'supplier in Casablanca calls and speaks no English' => 7,
			'client from Kyiv, her English is weak'          => 19,
			'invoices for dates from Morocco'                => 19,
			'invoices for Spanish fruit'                     => 19,
			// About the company, though it counts.
			'how many breaks in an 8 hour shift'             => 24,
			// Needs and their translations.
			"un client n'a pas reçu sa commande"             => 15,
			'ein Kunde beschwert sich über schimmliges Brot' => 15,
			'woman found a hair in her bread and wants her money back' => 15,
			'no hay wifi en el almacén'                      => 16,
		);
		foreach ( $questions as $question => $first ) {
			yield $question => array( $question, $first );
		}
	}

	#[DataProvider( 'questions' )]
	public function test_who_comes_first( string $question, int $expected ): void {
		$found = ( new Finder( self::company(), '2026-06-15', 16 ) )->find( $question );
		self::assertSame( $expected, $found->people[0]->id ?? null );
	}

	private static function company(): Company {
		$people  = array(
			array( 'Board', 'Chief Executive Officer', 'Dublin', Role::Leadership, null, array() ),
			array( 'Human Resources', 'Lohnbuchhalter', 'Hamburg', Role::Staff, 1, array( 'Payroll' ) ),
			array( 'Human Resources', 'Gestionnaire de paie', 'Lyon', Role::Staff, 1, array( 'Payroll' ) ),
			array( 'Human Resources', 'Técnica de Nóminas', 'Valencia', Role::Staff, 1, array( 'Payroll' ) ),
			array( 'Logistics', 'Lagerleiter', 'Hamburg', Role::Staff, 1, array( 'Stocktaking' ) ),
			array( 'Logistics', 'Jefa de Almacén', 'Valencia', Role::Staff, 1, array( 'Packing' ) ),
			array( 'Logistics', 'Mozo de Almacén', 'Valencia', Role::Staff, 6, array( 'Picking', 'Arabic' ) ),
			array( 'Production', "Chef d'atelier", 'Lyon', Role::Leadership, 1, array() ),
			array( 'Product Development', 'Chef cuisinier', 'Lyon', Role::Staff, 1, array( 'Ready meals' ) ),
			array( 'Human Resources', 'Ausbildungsleiterin', 'Hamburg', Role::Staff, 1, array( 'Apprenticeships', 'Training' ) ),
			array( 'Finance', 'Auszubildender', 'Hamburg', Role::Staff, 1, array() ),
			array( 'Information Technology', 'Assistant to the IT Director', 'Dublin', Role::Assistant, 17, array() ),
			array( 'Board', 'Executive Assistant', 'Dublin', Role::Assistant, 1, array() ),
			array( 'Production', 'Technicien de maintenance', 'Lyon', Role::Staff, 8, array( 'Welding' ) ),
			array( 'Customer Service', 'Leiterin Kundenservice', 'Hamburg', Role::Staff, 1, array( 'Complaints', 'Order tracking' ) ),
			array( 'Information Technology', 'Network Engineer', 'Dublin', Role::Staff, 17, array( 'Wi-Fi' ) ),
			array( 'Information Technology', 'IT Director', 'Dublin', Role::Leadership, 1, array() ),
			array( 'Finance', 'Leiterin Buchhaltung', 'Hamburg', Role::Staff, 1, array() ),
			array( 'Finance', 'Buchhalterin', 'Hamburg', Role::Staff, 18, array( 'Invoices', 'Ukrainian' ) ),
			array( 'Sales', 'Comercial', 'Valencia', Role::Staff, 1, array( 'Hotels' ) ),
			array( 'Sales', 'Sales Representative', 'Dublin', Role::Staff, 1, array( 'Hotels' ) ),
			array( 'Legal', 'Assistentin des Vorstands', 'Hamburg', Role::Assistant, 17, array() ),
			array( 'Information Technology', 'Technicien informatique', 'Lyon', Role::Staff, 17, array() ),
			array( 'Works Council', 'Betriebsrätin', 'Hamburg', Role::Staff, 1, array( 'Works agreements', 'Working hours' ) ),
		);
		$names   = array( 'Ada', 'Bert', 'Cleo', 'Dora', 'Emil', 'Fay', 'Gil', 'Hal', 'Ida', 'Jutta', 'Kurt', 'Liv', 'Mona', 'Nils', 'Odette', 'Pia', 'Quirin', 'Rosa', 'Sara', 'Tom', 'Una', 'Vera', 'Wes', 'Xenia' );
		$company = new Company( array_map( static fn ( array $one, string $name, int $index ): Colleague => new Colleague( $index + 1, $name, "{$name}sen", strtolower( $name ) . '@x.example', $one[3], $one[1], $one[0], $one[2], '2015-06-20', $one[4] ), $people, $names, array_keys( $people ) ) );
		foreach ( $people as $index => $one ) {
			foreach ( $one[5] as $skill ) {
				$company->learn( $index + 1, FactKind::Skill, $skill );
			}
		}
		return $company;
	}
}
