<?php
/**
 * What the pattern of a loan officer's page begins with.
 *
 * @package Svc
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

?>
<!-- wp:group {"layout":{"type":"constrained"}} -->
<div class="wp-block-group"><!-- wp:svc/person-card {"fields":["photo","title","company","nmls","email","phone","social","vcard"]} /-->

<!-- wp:heading -->
<h2 class="wp-block-heading"><?php esc_html_e( 'About me', 'svc' ); ?></h2>
<!-- /wp:heading -->

<!-- wp:paragraph {"metadata":{"bindings":{"content":{"source":"svc/profile-field","args":{"profileId":0,"field":"bio"}}}}} -->
<p><?php esc_html_e( 'The biography of the person that you choose appears here.', 'svc' ); ?></p>
<!-- /wp:paragraph -->

<!-- wp:svc/bookmark-button {"label":"<?php echo esc_attr__( 'Bookmark this page', 'svc' ); ?>"} /--></div>
<!-- /wp:group -->
