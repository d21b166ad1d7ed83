<?php

declare( strict_types=1 );

namespace Svc\Tests\Users\Sheets;

use PHPUnit\Framework\TestCase;
use Svc\Kernel\Schema\Text;
use Svc\Users\Sheets\Column;
use Svc\Users\Sheets\HeaderGuess;
use Svc\Users\Sheets\Place;

final class HeaderGuessTest extends TestCase {

	public function test_knows_names_labels_and_aliases_however_they_are_written(): void {
		$columns = array(
			new Column( 'job_title', 'Título', Place::Profile, 'job_title', new Text( 9 ), array( 'position' ) ),
			new Column( 'role', 'Role', Place::Profile, 'role', new Text( 9 ), array( 'job title' ) ),
		);
		$guess   = new HeaderGuess( array_column( $columns, null, 'name' ) );
		self::assertSame(
			array( 'job_title', 'job_title', 'job_title', 'job_title', 'role', '', '' ),
			$guess->of( array( 'job_title', 'Job Title', ' TITULO:', 'Position', 'ROLE', 'Shoe size', '' ) )
		);
	}

	public function test_drops_notes_in_brackets_unless_they_tell_a_private_matter(): void {
		$columns = array(
			new Column( 'phone', 'Phone', Place::Profile, 'phone', new Text( 9 ), array( 'telefon' ) ),
			new Column( 'email', 'E-mail', Place::Profile, 'email', new Text( 9 ) ),
			new Column( 'meta.home', 'Office (home)', Place::Meta, 'home', new Text( 9 ) ),
		);
		$guess   = new HeaderGuess( array_column( $columns, null, 'name' ) );
		self::assertSame(
			array( 'email', 'phone', 'meta.home' ),
			$guess->of( array( 'E-mail [Required]', 'Telefon (dienstlich)', 'Office (Home)' ) )
		);
		self::assertSame(
			array( '', '', '', '', '', '' ),
			$guess->of( array( 'Phone (Home)', 'Telefon (privat)', 'Phone (Emergency contact)', 'E-Mail (Privatadresse)', 'Email [personal]', 'Telefon (Privé)' ) )
		);
	}
}
