<?php
/**
 * Answers questions about a company without WordPress: JSON in, JSON out.
 *
 * @package SvcFind
 */

declare( strict_types=1 );

use Svc\Users\Fields\Role;
use Svc\Users\Intranet\Find\Colleague;
use Svc\Users\Intranet\Find\Company;
use Svc\Users\Intranet\Find\FactKind;
use Svc\Users\Intranet\Find\Finder;

require_once __DIR__ . '/../../plugin/src/autoload.php';
require_once __DIR__ . '/../../plugin/lib/symfony-normalizer/Normalizer.php';
if ( ! class_exists( 'Normalizer', false ) ) {
	require_once __DIR__ . '/../../plugin/lib/symfony-normalizer/Resources/stubs/Normalizer.php';
}

function __( string $text ): string {
	return $text;
}

function get_main_network_id(): int {
	return 1;
}

/** No settings: roles have their default labels. */
function get_network_option( int $network_id, string $option, mixed $otherwise ): mixed {
	return $otherwise;
}

$asked   = json_decode( (string) stream_get_contents( STDIN ), true, flags: JSON_THROW_ON_ERROR );
$ids     = array_flip( array_column( $asked['people'], 'login' ) );
$person  = static fn ( array $one ): Colleague => new Colleague(
	$ids[ $one['login'] ] + 1,
	$one['first_name'],
	$one['last_name'],
	$one['email'],
	Role::from( $one['role'] ),
	$one['title'],
	$one['department'],
	$one['office'],
	$one['start_date'],
	null === $one['manager'] ? null : $ids[ $one['manager'] ] + 1,
	$one['phone'],
	$one['extension'],
	$one['nmls'],
);
$started = hrtime( true );
$company = new Company( array_map( $person, $asked['people'] ) );
foreach ( $asked['people'] as $one ) {
	foreach ( $one['skills'] as $skill ) {
		$company->learn( $ids[ $one['login'] ] + 1, FactKind::Skill, $skill );
	}
	$company->learn_bio( $ids[ $one['login'] ] + 1, $one['bio'] );
}
$learnt  = hrtime( true );
$answers = array();
foreach ( $asked['questions'] as $question ) {
	$caller_id = null === $question['caller'] ? null : $ids[ $question['caller'] ] + 1;
	$finder    = new Finder( $company, $asked['today'], $caller_id );
	$answers[] = array_map(
		static fn ( $finding ): array => array(
			'login'   => $asked['people'][ $finding->id - 1 ]['login'],
			'score'   => $finding->score,
			'reasons' => $finding->reasons,
		),
		$finder->find( $question['text'] )->people
	);
}
echo json_encode(
	array(
		'answers'   => $answers,
		'learnt_ms' => ( $learnt - $started ) / 1e6,
		'asked_ms'  => ( hrtime( true ) - $learnt ) / 1e6,
	),
	JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE
);
